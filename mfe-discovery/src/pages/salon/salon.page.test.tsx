import { defaultOpeningHours, hoursText, WEEKDAYS } from '@sundara/contracts';
import type { SalonDetail, Service } from '@sundara/contracts/api';
import type { ExtensionComponent, ShellApi } from '@sundara/contracts/federation';
import { ShellProvider } from '@sundara/web/core';
import { fakeShell } from '@sundara/web/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { SalonData } from './salon.loader.ts';
import { SalonPage } from './salon.page.tsx';

const image = { url: '/p.webp', alt: '', placeholder: 'data:,' };
const service = (
  id: string,
  name: string,
  category: string,
  price: number,
  more: Partial<Service> = {},
): Service => ({
  _id: id,
  id,
  name,
  description: '',
  category,
  price,
  basePrice: price,
  discountPercent: 0,
  duration: 45,
  bookingCount: 0,
  popular: false,
  rating: 4.5,
  specializations: [],
  image,
  ...more,
});
const hours = defaultOpeningHours();
const openingHours = Object.fromEntries(
  WEEKDAYS.map((day) => [day, { ...hours[day], breaks: [], text: hoursText(hours[day]) }]),
) as unknown as SalonDetail['openingHours'];
const SALON: SalonDetail = {
  _id: 's1',
  id: 's1',
  name: 'Marigold Room',
  address: {
    street: '1 Road',
    area: '',
    sublocality: 'Jubilee Hills',
    city: 'Hyderabad',
    state: 'Telangana',
    postalCode: '500033',
    country: 'India',
  },
  location: 'Jubilee Hills, Hyderabad',
  rating: 4.6,
  reviews: 5,
  priceRange: '₹₹',
  priceFrom: 300,
  priceTo: 2500,
  specialties: ['Hair'],
  coverImage: image,
  image: '/p.webp',
  description: 'A quiet room.',
  coordinates: { latitude: 17.4, longitude: 78.4 },
  today: { open: '10:00', close: '20:00', closed: false, breaks: [] },
  ratingCounts: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 5 ? 5 : 0 })),
  galleryImages: [],
  workImages: [],
  ownerName: '',
  ownerDescription: '',
  ownerPhoto: null,
  reviewList: Array.from({ length: 5 }, (_, index) => ({
    id: `${index}`,
    rating: 5,
    title: `Review ${index}`,
    comment: '',
    author: 'A.',
    date: '2026-11-01T10:00:00+05:30',
  })),
  teamMembers: [],
  openingHours,
  contactNumber: '+91 40 1234 5678',
  email: 'm@example.test',
  services: [
    service('v1', 'Haircut', 'Hair Care', 500),
    service('v2', 'Facial', 'Skin Care', 800, { basePrice: 1000, discountPercent: 20, popular: true }),
  ],
};

const Dialog: ExtensionComponent<'discovery.booking-dialog'> = ({ basket }) =>
  `${basket.salon.name}: ${basket.services.map(({ name }) => name).join(', ')}`;
const Nothing = () => null;
const open = (answers: SalonData[], shell: ShellApi = fakeShell()) => {
  const router = createMemoryRouter(
    [
      {
        path: '/salon/:id',
        Component: SalonPage,
        loader: () => (answers.length > 1 ? answers.shift() : answers[0]),
        HydrateFallback: Nothing,
      },
    ],
    { initialEntries: ['/salon/s1'] },
  );
  return render(
    <ShellProvider shell={shell}>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
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

test('reviews come three at a time', async () => {
  open([found()]);
  expect(await screen.findByText('Review 2')).toBeVisible();
  expect(screen.queryByText('Review 3')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Review 3')).toBeVisible();
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
});

test('Book Now hands the basket to whoever fills the booking dialog', async () => {
  const base = fakeShell();
  const load = async () => ({ ok: true, module: Dialog, remoteId: 'booking', version: '1.0.0' }) as never;
  open([found()], { ...base, extensions: { ...base.extensions, load } });
  await userEvent.click(await screen.findByRole('button', { name: /Haircut/ }));
  await userEvent.click(within(summary()).getByRole('button', { name: 'Book Now' }));
  expect(await screen.findByText('Marigold Room: Haircut')).toBeVisible();
});

test('a booking dialog that cannot be loaded says so and leaves the page', async () => {
  open([found()]);
  await userEvent.click(await screen.findByRole('button', { name: /Haircut/ }));
  await userEvent.click(within(summary()).getByRole('button', { name: 'Book Now' }));
  expect(await screen.findByText(/is not available right now/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Marigold Room' })).toBeVisible();
});

test('a failed load has Retry and a way back', async () => {
  open([{ ok: false, failure: { kind: 'network', message: 'Nobody answered.' } }, found()]);
  expect(await screen.findByText('Oops! Something went wrong')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Salons' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Marigold Room' })).toBeVisible();
});
