import type { CustomerBookingDetail } from '@sundara/contracts/api';
import type { ShellApi } from '@sundara/contracts/federation';
import { answered, fakeProvider, fakeShell, openRoute, refused, unreachable } from '@sundara/web/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from '../../expose/routes/booking.expose.tsx';
import { aBookingDetail, inMinutes } from '../../testing/booking-detail.builder.ts';

type Answers = Parameters<typeof fakeProvider>[0];

const found = (change: Partial<CustomerBookingDetail> = {}) => answered({ data: aBookingDetail(change) });

const open = (answers: Answers, shell: Partial<ShellApi> = {}) => {
  const { http, urls } = fakeProvider(answers);
  const router = openRoute(route, fakeShell({ http, ...shell }), '/bookings/b1', '/bookings/:id');
  return { router, urls };
};
const show = (change: Partial<CustomerBookingDetail> = {}, answers: Answers = {}) =>
  open({ ...answers, 'customer.booking': [found(change)] });

const actions = () => screen.findByRole('group', { name: 'What you can do' });
const region = (name: string) => screen.findByRole('region', { name });
const COMPLETED: Partial<CustomerBookingDetail> = {
  status: 'completed',
  dateTime: inMinutes(-180),
  can: { cancel: false, reschedule: false, rebook: true, review: false, dispute: true },
  disputeUntil: inMinutes(22 * 60),
};

test('a visit ahead says when it is, how long there is until then, and what can be done', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your visit to Marigold Room' })).toBeVisible();
  expect(screen.getByText('Confirmed')).toBeVisible();
  expect(screen.getByText('In 3 days')).toBeVisible();
  expect(screen.getByText(/1 h 15 min · with Meera/)).toBeVisible();
  const buttons = within(await actions()).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Reschedule', 'Cancel']);
  expect(screen.getByRole('button', { name: /^Add to calendar/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share visit: Marigold Room' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('href', '/dashboard');
  await waitFor(() => expect(document.title).toBe('Your visit to Marigold Room · Sundara'));
});

test('the booked services stand as a table with what they come to', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'Booked services' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'ServiceDescriptionDurationPrice',
    'HaircutWash, cut and blow-dry45 min₹500.00',
    'Head massage30 min₹400.00',
    'Total of services75 min₹900.00',
  ]);
});

test('every part of the price is shown, and who can be reached where', async () => {
  show();
  const services = await region('Booked services');
  for (const sum of ['-₹90.00', '₹49.00', '₹9.00', '₹868.00'])
    expect(within(services).getByText(sum)).toBeVisible();
  const salon = within(await region('Salon'));
  const hrefOf = (name: string | RegExp) => salon.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Marigold Room')).toBe('/salon/s1');
  expect(hrefOf('+91 40235 50001')).toBe('tel:+914023550001');
  expect(hrefOf('hello@marigold.test')).toBe('mailto:hello@marigold.test');
  expect(hrefOf('Directions')).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\//);
});

test('the payment is stated with its id, and its page is one step away', async () => {
  show();
  const money = within(await region('Your payment'));
  expect(money.getByText('You paid ₹868.00 by UPI on Sat, 21 Nov 2026.')).toBeVisible();
  expect(money.getByText('pay_1')).toBeVisible();
  expect(money.getByRole('link', { name: 'All about this payment' })).toHaveAttribute(
    'href',
    '/payment/order_1',
  );
  expect(money.getByRole('button', { name: 'Receipt PDF' })).toBeEnabled();
});

test('a status that this version does not know is unknown, and nothing is offered', async () => {
  show({
    status: 'awaiting_moon',
    can: { cancel: false, reschedule: false, rebook: false, review: false, dispute: false },
  });
  expect(await screen.findByText('Unknown')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'What you can do' })).toBeNull();
});

test('a visit that is too close to be moved here names the salon’s phone', async () => {
  show({
    dateTime: inMinutes(90),
    can: { cancel: true, reschedule: false, rebook: false, review: false, dispute: false },
  });
  expect(await screen.findByText('In 1 h 30 min')).toBeVisible();
  expect(within(await actions()).getByRole('link')).toHaveAttribute('href', 'tel:+914023550001');
});

test('a cancelled visit is shown as such at once, and where its money goes as soon as it is known', async () => {
  const refund = {
    id: 'r1',
    amount: 868,
    reason: 'customer-cancelled',
    status: 'due',
    createdAt: inMinutes(0),
    processedAt: null,
  };
  const cancelled = {
    status: 'cancelled',
    can: { cancel: false, reschedule: false, rebook: true, review: false, dispute: false },
  };
  const offer = { paid: 868, refund: 868, percent: 100, until: null, later: null, text: 'Everything.' };
  open({
    'customer.booking': [found(), found({ ...cancelled, refunds: [refund] })],
    'customer.cancellation': [answered({ offer })],
    'customer.cancel': [answered({ data: aBookingDetail(cancelled), refund })],
  });
  await userEvent.click(within(await actions()).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel and get ₹868\.00/ }));
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(await screen.findByText('₹868.00 is on its way to you')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Book again' })).toBeInTheDocument();
  // The button that had the focus is gone.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('booking again leads to the salon with the same services on the next free start', async () => {
  const offer = {
    salonId: 's1',
    serviceIds: ['v1', 'v2'],
    gone: [],
    slot: { time: '4:00 PM', dateTime: '2026-11-24T16:00:00+05:30', available: true, capacity: 1 },
  };
  const navigate = jest.fn();
  open(
    {
      'customer.booking': [found(COMPLETED)],
      'customer.rebook': [unreachable, answered({ offer })],
    },
    { navigate },
  );
  const again = await screen.findByRole('button', { name: 'Book again' });
  await userEvent.click(again);
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody answered.');
  await userEvent.click(again);
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith('/salon/s1?services=v1,v2&book=time&at=2026-11-24T16:00'),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an offer that comes after somebody went elsewhere takes nobody away from there', async () => {
  const slot = { time: '16:00', dateTime: '2026-11-24T16:00:00+05:30', available: true, capacity: 1 };
  const offer = { salonId: 's1', serviceIds: ['v1'], gone: [], slot };
  const { http } = fakeProvider({
    'customer.booking': [found(COMPLETED)],
    'customer.rebook': [answered({ offer })],
  });
  let letIn = () => {};
  const late = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  const slow: ShellApi['http'] = {
    call: async (operation, input, options) => {
      const answer = await http.call(operation, input, options);
      if (operation.name === 'customer.rebook') await late;
      return answer;
    },
  };
  const navigate = jest.fn();
  const { router } = open({}, { navigate, http: slow });
  await userEvent.click(await screen.findByRole('button', { name: 'Book again' }));
  await act(() => router.navigate('/salons'));
  expect(screen.getByRole('heading', { name: 'Another page' })).toBeVisible();
  await act(async () => letIn());
  expect(navigate).not.toHaveBeenCalled();
});

test('services that are gone are said before anyone leaves', async () => {
  const offer = { salonId: 's1', serviceIds: ['v1'], gone: ['Head massage'], slot: null };
  const navigate = jest.fn();
  open({ 'customer.booking': [found(COMPLETED)], 'customer.rebook': [answered({ offer })] }, { navigate });
  await userEvent.click(await screen.findByRole('button', { name: 'Book again' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Head massage is no longer offered at Marigold Room/)).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Book the rest' }));
  expect(navigate).toHaveBeenCalledWith('/salon/s1?services=v1&book=time');
});

test.each([
  ['nobody’s, or somebody else’s', refused('NOT_FOUND')],
  ['no id at all', refused('VALIDATION_FAILED')],
])('a booking that is %s is told, with a way on', async (_, answer) => {
  open({ 'customer.booking': [answer] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Booking Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Bookings' })).toHaveAttribute('href', '/bookings');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('where the API refuses for good it is told, and the way leads to all bookings', async () => {
  const error = jest.fn();
  const { notify } = fakeShell();
  const { router } = open({ 'customer.booking': [refused('FORBIDDEN')] }, { notify: { ...notify, error } });
  await screen.findByRole('heading', { name: 'Another page' });
  expect(router.state.location.pathname).toBe('/bookings');
  expect(error).toHaveBeenCalledWith('Failed to load booking details');
});

test.each([unreachable, refused('UNAVAILABLE')])(
  'what may pass can be asked for again in its place',
  async (answer) => {
    open({ 'customer.booking': [answer, found()] });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Failed to load booking details' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your visit to Marigold Room' }),
    ).toBeVisible();
  },
);

test('a failure to read the booking anew takes nothing away, and is made good without a reload', async () => {
  const { router } = open({
    'customer.booking': [found(), unreachable, found({ status: 'completed' })],
  });
  await screen.findByText('Confirmed');
  await act(() => router.revalidate());
  expect(await screen.findByText('This is what we last knew.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your visit to Marigold Room');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Completed')).toBeVisible();
  expect(screen.queryByText('This is what we last knew.')).toBeNull();
});

test('a visit that turns out to be cancelled already is shown so as soon as its dialog finds out', async () => {
  const cancelled = {
    status: 'cancelled',
    can: { cancel: false, reschedule: false, rebook: true, review: false, dispute: false },
  };
  open({
    'customer.booking': [found(), found(cancelled)],
    'customer.cancellation': [refused('NOT_CANCELLABLE')],
  });
  await userEvent.click(within(await actions()).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByText('Close'));
  expect(await screen.findByText('Cancelled')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('when the two hours before a visit begin, it is read anew and moving is no longer offered', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const can = { cancel: true, reschedule: false, rebook: false, review: false, dispute: false };
  const dateTime = inMinutes(121);
  open({ 'customer.booking': [found({ dateTime }), found({ dateTime, can })] });
  const move = within(await actions()).getByRole('button', { name: 'Reschedule' });
  act(() => move.focus());
  await act(() => jest.advanceTimersByTimeAsync(63_000));
  expect(await screen.findByText(/can no longer be moved here/)).toBeVisible();
  expect(move).not.toBeInTheDocument();
  // The button that had the focus is gone.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  jest.useRealTimers();
});

test('a re-read that nobody’s focus waits for moves nobody to the top', async () => {
  const { router } = open({ 'customer.booking': [found(), found({ status: 'completed' })] });
  await screen.findByText('Confirmed');
  await act(() => router.revalidate());
  expect(await screen.findByText('Completed')).toBeVisible();
  expect(document.body).toHaveFocus();
});
