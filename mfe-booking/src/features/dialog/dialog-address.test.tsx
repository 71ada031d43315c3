import { NO_WISHES } from '@sundara/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BASKET, CUSTOMER, DAY, inMinutes, offline, ok, orderIs, SLOT } from '../../testing/answers.ts';
import { agreeAndPay, chooseTime, openDialog } from '../../testing/dialog.driver.tsx';
import { gateway, PROOF } from '../../testing/gateway.driver.ts';
import { keepFlow } from '../flow/flow.storage.ts';
import { newFlow } from '../flow/flow.ts';

const SALON = { search: '' };
const TIME = { search: '?book=time', state: { bookingDepth: 1 } };
const PAYMENT = { search: '?book=payment', state: { bookingDepth: 2 } };
const CHOICE = {
  date: DAY,
  slot: SLOT,
  wishes: { ...NO_WISHES, specialRequests: 'Tea, please' },
  agreeToTerms: true,
};
const ORDER = { orderId: 'order_1', heldUntil: inMinutes(6) };

const keep = (change: object = {}) => keepFlow(BASKET, { ...newFlow({} as never), ...CHOICE, ...change });
const searchOf = ({ router }: ReturnType<typeof openDialog>) => router.state.location.search;

beforeEach(() => {
  sessionStorage.clear();
  gateway('paid');
});

test('each step is an entry of the history: Back goes a step back, Forward a step on, with all that was chosen', async () => {
  const page = openDialog({}, { history: [SALON, TIME] });
  await chooseTime();
  expect(await screen.findByRole('button', { name: /Proceed to Pay/ })).toBeVisible();
  expect(searchOf(page)).toBe('?book=payment');
  await act(() => page.router.navigate(-1));
  expect(await screen.findByRole('radio', { name: '4:00 PM' })).toBeChecked();
  await act(() => page.router.navigate(1));
  expect(await screen.findByRole('button', { name: /Proceed to Pay/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(searchOf(page)).toBe('?book=time'));
});

test.each([
  ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s leaves the dialog with its entries of the history, and keeps the choice', async (_, leave) => {
  const page = openDialog({}, { history: [SALON, TIME] });
  await chooseTime();
  await screen.findByRole('button', { name: /Proceed to Pay/ });
  await leave();
  await waitFor(() => expect(page.onClose).toHaveBeenCalled());
  expect(searchOf(page)).toBe('');
  expect(sessionStorage.getItem('personal:booking:s1')).toContain(SLOT.dateTime);
});

test('a reload at the payment finds everything filled in', async () => {
  keep();
  openDialog({}, { history: [SALON, TIME, PAYMENT] });
  expect(await screen.findByRole('button', { name: 'Proceed to Pay ₹508.00' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Special requests/ })).toHaveValue('Tea, please');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('an address of the payment without a chosen time shows the times', async () => {
  const page = openDialog({}, { history: [{ search: '?book=payment' }] });
  expect(await screen.findByRole('radio', { name: '4:00 PM' })).toBeVisible();
  await waitFor(() => expect(searchOf(page)).toBe('?book=time'));
});

test('after a reload the hold goes on, and the same order is paid', async () => {
  keep({ order: ORDER });
  const { opened } = gateway('paid');
  openDialog({ 'payment.status': orderIs('open', 4) }, { history: [SALON, TIME, PAYMENT] });
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/Held for you (4:00|3:5\d)/));
  await userEvent.click(screen.getByRole('button', { name: /Proceed to Pay/ }));
  expect(await screen.findByText('Booking Confirmed!')).toBeVisible();
  expect(opened).toEqual(['order_1']);
});

test('a reload after another window has paid says that it is booked, and empties the basket', async () => {
  keep({ order: ORDER });
  const { emit } = openDialog({ 'payment.status': orderIs('booked') }, { history: [SALON, TIME, PAYMENT] });
  expect(await screen.findByRole('heading', { name: 'Already booked' })).toBeVisible();
  expect(emit).toHaveBeenCalledWith('booking.confirmed', { bookingId: 'b1', salonId: 's1' });
});

test('a reload between paying and its confirmation proves the payment again', async () => {
  keep({ order: ORDER, proof: PROOF });
  const { sent } = openDialog({ 'payment.status': orderIs('open', 4) }, { history: [SALON, TIME, PAYMENT] });
  expect(await screen.findByText('Booking Confirmed!')).toBeVisible();
  expect(sent('payment.verify')).toEqual([{ body: PROOF }]);
});

test('Back does not leave a payment that is under way', async () => {
  const window = gateway('left open');
  const page = openDialog({}, { history: [SALON, TIME] });
  await agreeAndPay();
  await screen.findByText('Waiting for your payment…');
  await act(() => page.router.navigate(-1));
  await waitFor(() => expect(searchOf(page)).toBe('?book=payment'));
  act(window.dismiss);
  expect(await screen.findByRole('button', { name: /Proceed to Pay/ })).toBeEnabled();
});

test('a page that keeps no address for it holds the step by itself', async () => {
  const page = openDialog();
  await chooseTime();
  expect(await screen.findByRole('button', { name: /Proceed to Pay/ })).toBeVisible();
  expect(searchOf(page)).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(page.onClose).toHaveBeenCalledTimes(1));
});

test('a session that ended on the way is begun anew, and the payment goes on', async () => {
  let asked = 0;
  const expired = { ok: false, failure: { kind: 'rejected', status: 401, code: 'UNAUTHENTICATED' } } as never;
  const order = { orderId: 'order_1', amount: 1, currency: 'INR', key: 'k', bookingId: 'b1' };
  openDialog({
    'customer.profile': offline,
    'payment.createOrder': () => {
      asked += 1;
      return asked === 1 ? expired : ok({ ...order, holdExpiresAt: inMinutes(10) });
    },
  });
  await agreeAndPay();
  expect(await screen.findByText('Booking Confirmed!')).toBeVisible();
  expect([asked, CUSTOMER.id]).toEqual([2, 'c1']);
});

const ASKED = { search: `?book=time&at=${DAY}T16:00`, state: { bookingDepth: 1 } };

test('a start that a link asks for is chosen where it is free, and leaves the address for a reload', async () => {
  const page = openDialog({}, { history: [SALON, ASKED] });
  expect(await screen.findByRole('radio', { name: '4:00 PM' })).toBeChecked();
  expect(page.router.state.location).toMatchObject({ search: '?book=time', state: { bookingDepth: 1 } });
  expect(screen.getByRole('button', { name: 'Continue to Payment' })).toBeEnabled();
  await act(() => page.router.navigate(-1));
  await waitFor(() => expect(page.onClose).toHaveBeenCalled());
});

test('a start that was taken meanwhile is said not to be free, and another of its day can be chosen', async () => {
  openDialog({}, { history: [{ search: `?book=time&at=${DAY}T17:00` }] });
  expect(await screen.findByText(/5:00 pm is no longer free\. Please choose another time\./)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '4:00 PM' }));
  expect(screen.queryByText(/is no longer free/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Continue to Payment' })).toBeEnabled();
});

test('of a start that has passed only that is said', async () => {
  openDialog({}, { history: [{ search: '?book=time&at=2026-01-05T10:00' }] });
  expect(await screen.findByText(/Mon, 5 Jan, 10:00 am is no longer free/)).toBeVisible();
  await chooseTime();
  expect(await screen.findByRole('button', { name: /Proceed to Pay/ })).toBeVisible();
});

test('an order that runs is not given up for a link', async () => {
  keep({ order: ORDER });
  const { sent } = openDialog({ 'payment.status': orderIs('open', 6) }, { history: [ASKED] });
  expect(await screen.findByRole('radio', { name: '4:00 PM' })).toBeChecked();
  await waitFor(() => expect(sent('payment.status')).toHaveLength(1));
  expect(sessionStorage.getItem('personal:booking:s1')).toContain('order_1');
});
