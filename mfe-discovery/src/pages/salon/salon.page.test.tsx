import type { SalonDetail } from '@sundara/contracts/api';
import type { ExtensionComponent, ShellApi } from '@sundara/contracts/federation';
import { ShellProvider } from '@sundara/web/core';
import { fakeShell } from '@sundara/web/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { anImage, aSalonDetail, aService } from '../../testing/salon-detail.builder.ts';
import type { SalonData } from './salon.loader.ts';
import { SalonPage } from './salon.page.tsx';

const SALON = aSalonDetail({ name: 'Marigold Room' });

const Dialog: ExtensionComponent<'discovery.booking-dialog'> = ({ basket }) =>
  `${basket.salon.name}: ${basket.services.map(({ name }) => name).join(', ')}`;
const Nothing = () => null;
const open = (answers: SalonData[], shell: ShellApi = fakeShell(), address = '/salon/s1') => {
  const router = createMemoryRouter(
    [
      {
        path: '/salon/:id',
        Component: SalonPage,
        loader: () => (answers.length > 1 ? answers.shift() : answers[0]),
        HydrateFallback: Nothing,
      },
    ],
    { initialEntries: [address] },
  );
  const page = render(
    <ShellProvider shell={shell}>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
  return { ...page, router };
};
const found = (salon: SalonDetail = SALON): SalonData => ({
  ok: true,
  data: { success: true, salon } as never,
});
const summary = () => screen.getAllByRole('complementary', { name: 'Booking summary' })[0] as HTMLElement;

beforeEach(() => sessionStorage.clear());

test('choosing services shows the whole price at once, and a second click takes one back', async () => {
  open([found()]);
  const haircut = await screen.findByRole('button', { name: /Haircut/ });
  await userEvent.click(haircut);
  expect(haircut).toHaveAttribute('aria-pressed', 'true');
  expect(within(summary()).getByText('₹508.00')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Facial/ }));
  expect(within(summary()).getByText('₹1,228.00')).toBeInTheDocument();
  await userEvent.click(haircut);
  expect(within(summary()).getByText('₹778.00')).toBeInTheDocument();
});

test('the facts that people filter by stand in one list, and an amenity of a newer list is passed over', async () => {
  const facts = { serves: 'women' as const, femaleSpecialist: true, homeService: false };
  open([found({ ...SALON, facts: { ...facts, amenities: ['sauna', 'ac'] } })]);
  const list = within(await screen.findByRole('list', { name: 'Good to know' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['Women only', 'Female specialist', 'AC'],
  ]);
});

test('the choice outlives a reload, and a service no longer sold drops out of it', async () => {
  const first = open([found()]);
  await userEvent.click(await screen.findByRole('button', { name: /Haircut/ }));
  await userEvent.click(screen.getByRole('button', { name: /Facial/ }));
  first.unmount();
  open([found({ ...SALON, services: SALON.services.slice(0, 1) })]);
  expect(
    await within(await screen.findByText('Your visit').then(() => summary())).findByText('₹508.00'),
  ).toBeInTheDocument();
});

test("a service's own discount and popularity are marked", async () => {
  open([found()]);
  const facial = await screen.findByRole('button', { name: /Facial/ });
  expect(within(facial).getByText('20% Off')).toBeVisible();
  expect(within(facial).getByText('Popular')).toBeVisible();
  expect(within(facial).getByText('₹1,000.00')).toBeVisible();
});

test('the owner has a section only when there is something to say', async () => {
  const { unmount } = open([found()]);
  await screen.findByRole('heading', { name: 'Marigold Room' });
  expect(screen.queryByText('Meet the Owner')).toBeNull();
  unmount();
  open([found({ ...SALON, ownerName: 'Latha' })]);
  expect(await screen.findByRole('heading', { name: 'Meet the Owner' })).toBeInTheDocument();
});

test('the first six transformations are shown, then all', async () => {
  const workImages = Array.from({ length: 8 }, (_, n) => ({ ...anImage(`w${n}`), title: `Work ${n}` }));
  open([found({ ...SALON, workImages })]);
  expect(await screen.findByText('Work 5')).toBeVisible();
  expect(screen.queryByText('Work 6')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 8' }));
  expect(screen.getByText('Work 7')).toBeVisible();
});

test('the control of the photos tells how many there are, and looking at them is a step back from the page', async () => {
  const galleryImages = ['a', 'b', 'c'].map(anImage);
  const { router } = open([found({ ...SALON, galleryImages })]);
  const places: unknown[] = [];
  router.subscribe(({ location: { hash, state } }) => places.push([hash, state]));
  await userEvent.click(await screen.findByRole('button', { name: 'View All Photos (4)' }));
  expect(places).toContainEqual(['#photos', { look: { set: 'rooms', at: 0 } }]);
});

test('services are narrowed by text, and Clear shows all again with what is chosen', async () => {
  open([found()]);
  const haircut = await screen.findByRole('button', { name: /Haircut/ });
  await userEvent.click(haircut);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search services' }), 'facial');
  expect(screen.queryByRole('button', { name: /^Haircut/ })).toBeNull();
  expect(screen.getByText('1 of 2 services')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search services' }), ' of gold');
  expect(screen.getByText('No service fits this search.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('button', { name: /^Haircut/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a service without a discount of its own and few bookings has no badge', async () => {
  open([found({ ...SALON, services: [aService()] })]);
  const haircut = await screen.findByRole('button', { name: /Haircut/ });
  expect(within(haircut).queryByText(/% Off|Popular/)).toBeNull();
});

test('the tabs lead to the sections by addresses that can be shared', async () => {
  open([found()]);
  const tabs = within(await screen.findByRole('navigation', { name: 'Sections' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(
    ['overview', 'services', 'highlights', 'gallery', 'reviews', 'policies'].map((id) => `/salon/s1#${id}`),
  );
  expect(tabs[0]).toHaveAttribute('aria-current', 'location');
});

test('a salon’s own account is told why it can not book', async () => {
  open([found()], fakeShell({}, { status: 'signed-in', user: { id: 'o1', role: 'salon' } }));
  await userEvent.click(await screen.findByRole('button', { name: /Haircut/ }));
  const book = within(summary()).getByRole('button', { name: 'Book Now' });
  expect(book).toHaveAccessibleDescription(/^Booking needs a customer account\./);
  await userEvent.click(book);
  expect(screen.queryByRole('dialog', { name: 'Booking' })).toBeNull();
});

test('what is kept of an earlier visit says so', async () => {
  open([{ ...found(), keptAt: '2026-11-21T10:00:00+05:30' }]);
  expect(await screen.findByText(/What you see is from Sat, 21 Nov, 10:00 am/)).toBeVisible();
});

test.each([404, 400])('an id that is none (%i) is no fault of the page', async (status) => {
  const failure = { kind: 'rejected', status, code: 'NOT_FOUND', message: 'x', reply: {} as never } as const;
  open([{ ok: false, failure }]);
  expect(await screen.findByText('Oops! Something went wrong')).toBeVisible();
  expect(screen.getByText('This salon is not on Sundara.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Salons' })).toHaveAttribute('href', '/salons');
});

const withDialog = (): ShellApi => {
  const base = fakeShell();
  const load = async () => ({ ok: true, module: Dialog, remoteId: 'booking', version: '1.0.0' }) as never;
  return { ...base, extensions: { ...base.extensions, load } };
};

test('Book Now hands the basket to whoever fills the booking dialog; Back closes it, Forward opens it again', async () => {
  const { router } = open([found()], withDialog());
  await userEvent.click(await screen.findByRole('button', { name: /Haircut/ }));
  await userEvent.click(within(summary()).getByRole('button', { name: 'Book Now' }));
  expect(await screen.findByText('Marigold Room: Haircut')).toBeVisible();
  expect(router.state.location.search).toBe('?book=time');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByText('Marigold Room: Haircut')).toBeNull());
  await act(() => router.navigate(1));
  expect(await screen.findByText('Marigold Room: Haircut')).toBeVisible();
});

test('a reload keeps the booking dialog open with its basket', async () => {
  sessionStorage.setItem(
    'basket:s1',
    JSON.stringify({ state: { serviceIds: ['v1'] }, version: 1, at: Date.now() }),
  );
  open([found()], withDialog(), '/salon/s1?book=payment');
  expect(await screen.findByText('Marigold Room: Haircut')).toBeVisible();
});

test('an address with the dialog but without a basket is the page alone', async () => {
  const { router } = open([found()], withDialog(), '/salon/s1?book=payment');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByText(/^Marigold Room:/)).toBeNull();
});

const LINK = '/salon/s1?services=v2,gone,v1&book=time&at=2026-11-24T16:00';

test.each([
  ['in place of what was chosen', ['v1']],
  ['in a tab that knows nothing', []],
])(
  'a link to a booking fills the basket %s and opens the dialog, and Back closes it',
  async (_, serviceIds) => {
    const info = jest.fn();
    const shell = withDialog();
    const kept = { state: { serviceIds }, version: 1, at: Date.now() };
    if (serviceIds.length > 0) sessionStorage.setItem('basket:s1', JSON.stringify(kept));
    const { router } = open([found()], { ...shell, notify: { ...shell.notify, info } }, LINK);
    expect(await screen.findByText(/^Marigold Room: Facial.*, Haircut$/)).toBeVisible();
    expect(info).toHaveBeenCalledWith('One service of this link is no longer offered here.');
    expect(router.state.location).toMatchObject({
      search: '?book=time&at=2026-11-24T16%3A00',
      state: { bookingDepth: 1 },
    });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByText(/^Marigold Room:/)).toBeNull());
    expect(router.state.location.search).toBe('');
    expect(within(summary()).getByText('₹1,228.00')).toBeInTheDocument();
  },
);

test('a link whose services are all gone is the page alone, and says so', async () => {
  const info = jest.fn();
  const shell = withDialog();
  const { router } = open(
    [found()],
    { ...shell, notify: { ...shell.notify, info } },
    '/salon/s1?services=x&book=time',
  );
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(info).toHaveBeenCalledWith(expect.stringMatching(/no longer offered here/));
  expect(screen.queryByText(/^Marigold Room:/)).toBeNull();
});

test('once the visit is booked its services are no longer chosen', async () => {
  const listeners: ((data: { bookingId: string; salonId: string }) => void)[] = [];
  const events: ShellApi['events'] = {
    emit: () => {},
    on: (name, listener) => {
      if (name === 'booking.confirmed') listeners.push(listener as (typeof listeners)[0]);
      return () => {};
    },
  };
  open([found()], { ...withDialog(), events });
  await userEvent.click(await screen.findByRole('button', { name: /Haircut/ }));
  await userEvent.click(within(summary()).getByRole('button', { name: 'Book Now' }));
  expect(await screen.findByText('Marigold Room: Haircut')).toBeVisible();
  act(() => {
    for (const listener of listeners) listener({ bookingId: 'b1', salonId: 's1' });
  });
  expect(within(summary()).getByText(/Choose one or more services/)).toBeInTheDocument();
  expect(screen.getByText('Marigold Room: Haircut')).toBeVisible();
});

test('a booking dialog that cannot be loaded says so and leaves the page', async () => {
  open([found()]);
  await userEvent.click(await screen.findByRole('button', { name: /Haircut/ }));
  await userEvent.click(within(summary()).getByRole('button', { name: 'Book Now' }));
  expect(await screen.findByText(/is not available right now/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Marigold Room' })).toBeVisible();
});

test('a failed load comes by itself when there is an answer again', async () => {
  open([{ ok: false, failure: { kind: 'network', message: 'Nobody answered.' } }, found()]);
  expect(await screen.findByText('Nobody answered. We keep trying.')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Marigold Room' })).toBeVisible();
});

test('where there is no such salon, the way back comes before Retry', async () => {
  const failure = {
    kind: 'rejected',
    status: 404,
    code: 'NOT_FOUND',
    message: 'x',
    reply: {} as never,
  } as const;
  open([{ ok: false, failure }, found()]);
  expect(await screen.findByText('This salon is not on Sundara.')).toBeVisible();
  const back = screen.getByRole('link', { name: 'Back to Salons' });
  const retry = screen.getByRole('button', { name: 'Retry' });
  expect(back.compareDocumentPosition(retry)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Marigold Room' })).toBeVisible();
});

test('a failed load has Retry and a way back', async () => {
  open([{ ok: false, failure: { kind: 'network', message: 'Nobody answered.' } }, found()]);
  expect(await screen.findByText('Oops! Something went wrong')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Salons' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Marigold Room' })).toBeVisible();
});
