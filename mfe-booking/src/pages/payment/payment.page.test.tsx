import { formatDayAndClock } from '@sundara/contracts';
import type { OrderState } from '@sundara/contracts/api';
import type { Session } from '@sundara/contracts/federation';
import { answered, fakeProvider, fakeShell, openRoute, refused, unreachable } from '@sundara/web/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import * as payment from '../../expose/routes/payment.expose.tsx';
import { inMinutes } from '../../testing/answers.ts';
import { gateway } from '../../testing/gateway.driver.ts';

const ASHA: Session = {
  status: 'signed-in',
  user: { id: 'c1', role: 'customer', name: 'Asha Rao', email: 'asha@example.test' },
};
const VISIT = '2099-11-24T16:00:00+05:30';

const order = (state: OrderState['state'], change: Partial<OrderState> = {}): OrderState => ({
  orderId: 'order_1',
  state,
  amount: 508,
  paymentId: null,
  method: null,
  failure: null,
  checkout: null,
  booking: {
    id: 'b1',
    status: 'pending',
    salonId: 's1',
    salonName: 'Marigold Room',
    dateTime: VISIT,
    services: ['Haircut', 'Head massage'],
  },
  refunds: [],
  timeline: [{ at: '2026-11-23T12:00:00+05:30', text: 'You began to pay ₹508.00.' }],
  nextCheckAt: null,
  ...change,
});
const payable = (state: 'open' | 'failed', change: Partial<OrderState> = {}) =>
  order(state, {
    checkout: { key: 'k', amount: 50_800, currency: 'INR', holdExpiresAt: inMinutes(9) },
    ...change,
  });
const paid = { paymentId: 'pay_1', method: 'upi' };
const booked = (status = 'confirmed') =>
  order('booked', { ...paid, booking: { ...order('open').booking, status } });
const refund = (change: object = {}) => ({
  id: 'r1',
  amount: 254,
  reason: 'customer-cancelled',
  status: 'processed',
  createdAt: '2026-11-23T12:00:00+05:30',
  processedAt: '2026-11-23T12:01:00+05:30',
  ...change,
});
const said = (state: OrderState) => answered({ order: state });

const open = (answers: Parameters<typeof fakeProvider>[0]) => {
  const { http, urls } = fakeProvider(answers);
  const error = jest.fn();
  const success = jest.fn();
  const shell = fakeShell({ http, notify: { error, success, info: () => {} } }, ASHA);
  // The test driver's router has no path parameters; the loader gets the order's id here.
  const route = {
    ...payment,
    loader: (args: Parameters<typeof payment.loader>[0]) =>
      payment.loader({ ...args, params: { orderId: 'order_1' } }),
  };
  openRoute(route, shell, '/payment/order_1');
  return { urls, error, success };
};
const show = (state: OrderState, then: OrderState = state) =>
  open({ 'payment.status': [said(state), said(then)], 'payment.check': [said(then)] });
const headline = () => screen.findByRole('heading', { level: 1 });

afterEach(() => jest.useRealTimers());

test.each([
  [booked(), 'Your visit is booked', /Tue, 24 Nov, 4:00 pm at Marigold Room\. We received ₹508\.00\./],
  [booked('cancelled'), 'Your visit was cancelled', /nothing of it goes back/],
  [payable('open'), 'Your time is held, not paid yet', /Pay ₹508\.00, and/],
  [payable('failed', { failure: 'Card declined' }), 'The payment failed', /^Card declined\. Your time/],
  [order('checking'), 'We are checking your payment', /Please don’t pay again/],
  [
    order('refunding', { ...paid, refunds: [refund({ status: 'sent' })] }),
    'Your money is on its way back',
    /₹254\.00 goes back the way you paid \(UPI\)\. Banks take 5 to 7 business days/,
  ],
  [
    order('refunding', { ...paid, refunds: [refund({ amount: 508, reason: 'slot-gone', status: 'due' })] }),
    'Your money is on its way back',
    /came after your time was free again, and it was taken\. All of it, ₹508\.00,/,
  ],
  [
    order('refunding', { ...paid, refunds: [refund({ status: 'failed' })] }),
    'Your refund needs another try',
    /the money stays yours/,
  ],
  [order('refunded', { ...paid, refunds: [refund()] }), 'Your money was sent back', /₹254\.00 was sent back/],
  [order('lapsed'), 'Nothing was paid', /Choose another one whenever you like/],
])('an order is told at a glance (%#)', async (state, title, text) => {
  const { urls } = show(state);
  expect(await headline()).toHaveTextContent(title);
  // What the provider only assumes is checked with the gateway at once.
  await waitFor(() => expect(urls).toHaveLength(state.state === 'checking' ? 2 : 1));
  expect(screen.getByText(text)).toBeVisible();
  await waitFor(() => expect(document.title).toBe(`${title} · Sundara`));
});

test('the page names the visit, the money and what happened, and leads on', async () => {
  show(booked());
  const visit = await screen.findByRole('region', { name: 'Visit and payment' });
  for (const words of ['Haircut, Head massage', '₹508.00', 'pay_1', 'order_1']) {
    expect(within(visit).getByText(words)).toBeVisible();
  }
  expect(within(visit).getByRole('link', { name: 'Marigold Room' })).toHaveAttribute('href', '/salon/s1');
  expect(screen.getByRole('link', { name: 'My bookings' })).toHaveAttribute(
    'href',
    '/dashboard?tab=all-bookings',
  );
  expect(screen.getByRole('link', { name: 'care@sundara.test' })).toHaveAttribute(
    'href',
    'mailto:care@sundara.test?subject=Payment%20order_1',
  );
  const [first] = within(screen.getByRole('region', { name: 'What happened so far' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent(
    `${formatDayAndClock(new Date('2026-11-23T12:00:00+05:30'))}You began to pay`,
  );
});

test('a lapsed order leads to the salon, and offers no papers', async () => {
  show(order('lapsed'));
  expect(await screen.findByRole('link', { name: 'Choose another time' })).toHaveAttribute(
    'href',
    '/salon/s1',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('the receipt is asked for when it is wanted, and a failure is said', async () => {
  const { urls, error } = open({
    'payment.status': [said(booked())],
    'customer.receipt': [refused('NOT_FOUND'), answered({ name: 'receipt.pdf', url: '#receipt' })],
  });
  const button = await screen.findByRole('button', { name: 'Receipt' });
  await userEvent.click(button);
  expect(error).toHaveBeenCalledWith('There is nothing here.');
  const followed = jest.spyOn(HTMLAnchorElement.prototype, 'click');
  await userEvent.click(button);
  expect(followed.mock.contexts).toEqual([expect.objectContaining({ download: 'receipt.pdf' })]);
  expect(urls.at(-1)).toBe('/api/customer/bookings/b1/receipt');
  followed.mockRestore();
});

test('a refund that was paid out has its credit note; one of a payment that bought nothing has no papers', async () => {
  const { urls } = open({
    'payment.status': [said(order('refunded', { ...paid, refunds: [refund()] }))],
    'customer.receipt': [refused('NOT_FOUND')],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Credit note' }));
  expect(urls.at(-1)).toBe('/api/customer/bookings/b1/receipt?creditNote=r1');
});

test('money that came too late has neither receipt nor credit note', async () => {
  show(order('refunded', { ...paid, refunds: [refund({ reason: 'slot-gone' })] }));
  await headline();
  expect(screen.queryByRole('button', { name: /Receipt|Credit/ })).toBeNull();
});

test('an order that failed is paid again on the same order, and the booking is said', async () => {
  const { opened } = gateway('paid');
  const { urls, success } = open({
    'payment.status': [said(payable('failed', { failure: 'Card declined' })), said(booked())],
    'payment.verify': [answered({ bookingId: 'b1', booking: { id: 'b1', status: 'confirmed' } })],
  });
  expect(await screen.findByRole('timer')).toHaveTextContent(/Held for you (9:00|8:59)/);
  await userEvent.click(screen.getByRole('button', { name: 'Pay ₹508.00 now' }));
  expect(await screen.findByRole('heading', { name: 'Your visit is booked' })).toBeVisible();
  expect(opened).toEqual(['order_1']);
  expect(success).toHaveBeenCalledWith('Booking confirmed successfully!');
  expect(urls).not.toContain('/api/payment/create-order');
});

test('a payment that is not confirmed yet is never asked for again', async () => {
  gateway('paid');
  open({
    'payment.status': [said(payable('open'))],
    'payment.verify': [refused('PAYMENT_GATEWAY_UNAVAILABLE')],
    'payment.check': [said(payable('open'))],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹508.00 now' }));
  expect(await screen.findByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('a payment that can not be proved says so, and the order goes on', async () => {
  gateway('paid');
  open({
    'payment.status': [said(payable('open'))],
    'payment.verify': [refused('PAYMENT_NOT_VERIFIED')],
    'payment.check': [unreachable, said(payable('open'))],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹508.00 now' }));
  expect(await screen.findByText(/could not be reached just now/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  // Only the gateway knows that nothing was paid.
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Payment verification failed. Please contact support.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay ₹508.00 now' })).toBeVisible();
});

test('a refused proof of a payment that the gateway knows is booked, and no failure is said', async () => {
  gateway('paid');
  open({
    'payment.status': [said(payable('open'))],
    'payment.verify': [refused('VALIDATION_FAILED')],
    'payment.check': [said(booked())],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹508.00 now' }));
  expect(await screen.findByRole('heading', { name: 'Your visit is booked' })).toBeVisible();
  expect(screen.queryByText(/verification failed/)).toBeNull();
});

test('a window that shows nothing is given up, and what it reports all the same is verified', async () => {
  jest.useFakeTimers();
  const { pay } = gateway('left open');
  const { urls } = open({
    'payment.status': [said(payable('open'))],
    'payment.verify': [refused('PAYMENT_GATEWAY_UNAVAILABLE')],
    'payment.check': [said(booked())],
  });
  await act(() => jest.advanceTimersByTimeAsync(10));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Pay ₹508.00 now' }));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Failed to open payment window. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay ₹508.00 now' })).toBeEnabled();
  await act(async () => pay());
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(urls).toContain('/api/payment/verify');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your visit is booked');
});

test.each([
  ['failed', 'Payment failed: Card declined'],
  ['not opened', 'Failed to open payment window. Please try again.'],
] as const)('a window that %s says so, and the order can be paid on', async (end, text) => {
  gateway(end);
  show(payable('open'));
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹508.00 now' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay ₹508.00 now' })).toBeVisible();
});

test('a payment on its way is asked about at the gateway at once, in growing gaps, and no more when it is booked', async () => {
  jest.useFakeTimers();
  const { urls } = open({
    'payment.status': [said(order('checking'))],
    'payment.check': [said(order('checking')), said(order('checking')), said(booked())],
  });
  const seconds = async (count: number) => {
    for (let passed = 0; passed < count; passed += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
    return urls.filter((url) => url.endsWith('/check')).length;
  };
  expect(await seconds(2)).toBe(1);
  expect(await seconds(15)).toBe(1);
  expect(await seconds(4)).toBe(2);
  expect(await seconds(23)).toBe(2);
  expect(await seconds(6)).toBe(3);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your visit is booked');
  expect(await seconds(180)).toBe(3);
});

test('a new state is said aloud; the first one is not said twice', async () => {
  jest.useFakeTimers();
  show(payable('open'), booked());
  await act(() => jest.advanceTimersByTimeAsync(100));
  const [spoken] = screen.getAllByRole('status');
  expect(spoken).toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(spoken).toHaveTextContent(/^Your visit is booked\. Tue, 24 Nov/);
});

test('nothing is asked while nobody sees the page, and at once when it is seen again', async () => {
  jest.useFakeTimers();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { urls } = show(payable('open'));
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(urls).toHaveLength(1);
  hidden.mockReturnValue(false);
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(10);
  });
  expect(urls).toHaveLength(2);
  hidden.mockRestore();
});

test('a refund on its way is looked at again only when somebody comes back to the page', async () => {
  jest.useFakeTimers();
  const refunds = [refund({ status: 'sent' })];
  const { urls } = show(
    order('refunding', { ...paid, refunds }),
    order('refunded', { ...paid, refunds: [refund()] }),
  );
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  expect(urls).toHaveLength(1);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  hidden.mockRestore();
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(10);
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your money was sent back');
});

test('without a network the page says so, keeps what it knows, and asks when it is back', async () => {
  jest.useFakeTimers();
  const { urls } = show(payable('open'), booked());
  await act(() => jest.advanceTimersByTimeAsync(10));
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You are offline/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(urls).toHaveLength(1);
  onLine.mockRestore();
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(10);
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your visit is booked');
});

test('a check that nobody answers is said, and what was known stays', async () => {
  open({
    'payment.status': [said(order('checking'))],
    'payment.check': [refused('PAYMENT_GATEWAY_UNAVAILABLE'), unreachable],
  });
  expect(await screen.findByText('Failed to initialize payment. Please try again.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/could not be reached just now/)).toBeVisible();
  expect(await headline()).toHaveTextContent('We are checking your payment');
});

test('an unknown order is told kindly, with a way on and without a Retry', async () => {
  open({ 'payment.status': [refused('NOT_FOUND')] });
  expect(await headline()).toHaveTextContent('We don’t know this payment');
  expect(screen.getByRole('link', { name: 'My bookings' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('a page that could not be loaded can be asked for again', async () => {
  open({ 'payment.status': [unreachable, said(booked())] });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await headline()).toHaveTextContent('Your visit is booked'));
});

test('a page that could not be loaded comes by itself when there is an answer again', async () => {
  open({ 'payment.status': [unreachable, said(booked())] });
  expect(await screen.findByText(/We keep trying\.$/)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(async () => expect(await headline()).toHaveTextContent('Your visit is booked'));
});

test.each([
  booked(),
  payable('failed'),
  order('checking'),
  order('refunded', { ...paid, refunds: [refund()] }),
])('the page has no fault that a tool can find: $state', async (state) => {
  show(state);
  await headline();
  // Colours are checked in a real browser.
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  // The page keeps updating meanwhile.
  const { violations } = await act(() => axe.run(document.body, { rules }));
  expect(violations).toEqual([]);
});
