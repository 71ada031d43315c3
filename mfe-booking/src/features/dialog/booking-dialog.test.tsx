import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inMinutes, LATER, noOrder, offline, ok, orderIs, refused, SLOT } from '../../testing/answers.ts';
import { agreeAndPay, chooseTime, findDay, openDialog } from '../../testing/dialog.driver.tsx';
import { gateway } from '../../testing/gateway.driver.ts';

const OPENED = { orderId: 'order_1', amount: 50_800, currency: 'INR', key: 'k', bookingId: 'b1' };

beforeEach(() => {
  sessionStorage.clear();
  gateway('paid');
});

test('a free time leads to the whole price, and a payment to a booking', async () => {
  const { sent, onBooked, success } = openDialog();
  const user = await agreeAndPay();
  expect(await screen.findByRole('heading', { name: 'Booking Confirmed!' })).toHaveFocus();
  for (const text of [
    'Your appointment has been successfully booked and payment received.',
    'Confirmation details have been sent to your email.',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(success).toHaveBeenCalledWith('Booking confirmed successfully!');
  expect(sent('payment.createOrder')).toMatchObject([
    { body: { amount: 50_800, dateTime: SLOT.dateTime, services: [{ serviceId: 'v1' }] } },
  ]);
  await user.click(screen.getByRole('button', { name: 'See my bookings' }));
  await waitFor(() => expect(onBooked).toHaveBeenCalledWith('b1'));
  expect(sessionStorage).toHaveLength(0);
});

test('the way on opens only with day and time, and says what is missing', async () => {
  openDialog({ 'salons.availableDays': offline });
  const wayOn = screen.getByRole('button', { name: 'Continue to Payment' });
  expect(wayOn).toBeDisabled();
  expect(wayOn).toHaveAccessibleDescription('Please select a date');
  await userEvent.click(await findDay());
  expect(wayOn).toHaveAccessibleDescription('Please select both date and time');
  expect(await screen.findByRole('radio', { name: '5:00 PM, taken' })).toBeDisabled();
});

test('nobody pays without agreeing to the terms, which take the focus', async () => {
  const { calls } = openDialog();
  const user = await chooseTime();
  await user.click(screen.getByRole('button', { name: /Proceed to Pay/ }));
  expect(screen.getByText('Please agree to the terms and conditions')).toBeVisible();
  expect(screen.getByRole('checkbox')).toHaveFocus();
  expect(screen.getByRole('link', { name: /^terms and conditions/ })).toHaveAttribute('target', '_blank');
  expect(calls).not.toContain('payment.createOrder');
});

test('the second step says what is booked, what it costs, what comes back when, and takes 500 letters of wishes', async () => {
  openDialog();
  const user = await chooseTime();
  expect(screen.getByRole('heading', { name: 'Step 2 of 2: Payment' })).toHaveFocus();
  const steps = within(screen.getByRole('list', { name: 'Steps' }));
  expect(steps.getByRole('button', { name: /^1\. Date & Time/ })).toBeEnabled();
  expect(steps.getByRole('button', { name: '2. Payment' })).toBeDisabled();
  expect(screen.getByText(/^(Cancel until .* and get ₹\d+\.00 back)$/)).toBeVisible();
  const wishes = screen.getByRole('textbox', { name: /Special requests/ });
  await user.click(wishes);
  await user.paste('x'.repeat(600));
  expect(wishes).toHaveValue('x'.repeat(500));
  expect(screen.getByText('500 of 500 letters')).toBeVisible();
});

test('signing in on the way keeps the choice and goes on to the payment', async () => {
  const { requestSignIn } = openDialog({}, { session: { status: 'anonymous' } });
  await chooseTime();
  expect(requestSignIn).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('button', { name: 'Proceed to Pay ₹508.00' })).toBeVisible();
});

test("a salon's account is told that a customer account is needed", async () => {
  openDialog({}, { session: { status: 'signed-in', user: { id: 'x', role: 'salon' } } });
  await chooseTime();
  expect(screen.getByRole('alert')).toHaveTextContent('Booking needs a customer account.');
  expect(screen.getByRole('button', { name: 'Use another account' })).toBeVisible();
});

test('a time that was just taken leads back to the times that are free now, with the reason', async () => {
  const { calls } = openDialog({
    'payment.createOrder': refused('SLOT_TAKEN', {
      slots: [{ ...SLOT, available: false, capacity: 0 }, LATER],
    }),
  });
  await agreeAndPay();
  expect(await screen.findByText('This time has just been taken. Please choose another.')).toBeVisible();
  expect(screen.getByRole('radio', { name: '5:00 PM' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: '4:00 PM, taken' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Continue to Payment' })).toBeDisabled();
  expect(calls.filter((name) => name === 'salons.availability')).toHaveLength(1);
});

test('a changed price is shown beside the old one before anyone pays it', async () => {
  const quote = { base: 600, discount: 60, fee: 49, gst: 9, total: 598 };
  const { opened } = gateway('paid');
  openDialog({ 'payment.createOrder': refused('PRICE_CHANGED', { quote }) });
  await agreeAndPay();
  expect(await screen.findByRole('button', { name: 'Proceed to Pay ₹598.00' })).toBeEnabled();
  expect(screen.getByText(/It was ₹508.00, and is ₹598.00 now/)).toBeVisible();
  expect(opened).toEqual([]);
});

test.each([
  [refused('TOO_MANY_HOLDS'), /Pay for one of them, or wait/],
  [refused('RATE_LIMITED'), /Try again in a minute/],
  [refused('CUSTOMER_ACCOUNT_NEEDED'), /Booking needs a customer account/],
  [refused('PAYMENT_GATEWAY_UNAVAILABLE'), 'Failed to initialize payment. Please try again.'],
  [offline, 'Failed to initialize payment. Please try again.'],
  [noOrder, 'Failed to initialize payment'],
] as const)('an order that can not be opened says why and can be tried again', async (answer, text) => {
  openDialog({ 'payment.createOrder': answer });
  await agreeAndPay();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: /Proceed to Pay/ })).toBeEnabled();
});

const OWN = { id: 'b 7', salon: 'Rose & Sons', dateTime: '2026-11-24T10:00:00+05:30' };

test('a visit that is booked already leads to the booking, and is not paid again', async () => {
  const { opened } = gateway('paid');
  openDialog({ 'payment.createOrder': refused('ALREADY_BOOKED', { booking: OWN }) });
  await agreeAndPay();
  const link = await screen.findByRole('link', { name: 'See your booking' });
  expect(link).toHaveAttribute('href', '/bookings/b%207');
  expect(screen.getByText('You have booked this visit already.')).toBeVisible();
  expect(opened).toEqual([]);
});

test('a visit at the time of another one is asked about once, and then booked beside it', async () => {
  const answers = [
    refused('VISIT_OVERLAPS', { booking: OWN }),
    ok({ ...OPENED, holdExpiresAt: inMinutes(10) }),
  ];
  const { sent } = openDialog({ 'payment.createOrder': () => answers.shift() ?? offline });
  const user = await agreeAndPay();
  expect(
    await screen.findByText(/Rose & Sons, Tue, 24 Nov, 10:00 am. Is this one for somebody else\?/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Book it for somebody else' }));
  expect(await screen.findByText('Booking Confirmed!')).toBeVisible();
  const [first, second] = sent('payment.createOrder');
  expect(first).not.toMatchObject({ body: { forSomebodyElse: true } });
  expect(second).toMatchObject({ body: { forSomebodyElse: true } });
});

test('an e-mail that is not confirmed is a question with a way on: a link by mail, then the same time again', async () => {
  const answers = [refused('EMAIL_UNCONFIRMED'), ok({ ...OPENED, holdExpiresAt: inMinutes(10) })];
  const { sent } = openDialog({
    'payment.createOrder': () => answers.shift() ?? offline,
    'auth.requestEmailConfirmation': ok({ email: 'asha@example.test', isConfirmed: false }),
  });
  const user = await agreeAndPay();
  expect(await screen.findByText(/Please confirm your e-mail address first/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  expect(await screen.findByText(/We sent a link to asha@example.test/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Booking Confirmed!')).toBeVisible();
  const orders = sent('payment.createOrder');
  expect(orders).toHaveLength(2);
  expect(orders[1]).toEqual(orders[0]);
});

test('a link that can not be mailed says so, and can be asked for once more', async () => {
  const answers = [offline, ok({ email: 'asha@example.test', isConfirmed: false })];
  openDialog({
    'payment.createOrder': refused('EMAIL_UNCONFIRMED'),
    'auth.requestEmailConfirmation': () => answers.shift() ?? offline,
  });
  const user = await agreeAndPay();
  await user.click(await screen.findByRole('button', { name: 'Send me the link' }));
  expect(await screen.findByText(/We could not send the link. Nobody answered./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  expect(await screen.findByText(/We sent a link/)).toBeVisible();
});

test('a day that others of the network hold leads to another one', async () => {
  openDialog({ 'payment.createOrder': refused('NETWORK_HOLDS_FULL') });
  const user = await agreeAndPay();
  expect(await screen.findByText(/Others in your network hold many times/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose another time' }));
  expect(screen.getByRole('heading', { name: 'Step 1 of 2: Date & Time' })).toBeVisible();
});

test('a failed payment says why, and the next attempt pays the same order', async () => {
  const first = gateway('failed');
  openDialog();
  const user = await agreeAndPay();
  expect(await screen.findByText('Payment failed: Card declined')).toBeVisible();
  const second = gateway('paid');
  await user.click(screen.getByRole('button', { name: /Proceed to Pay/ }));
  expect(await screen.findByText('Booking Confirmed!')).toBeVisible();
  expect([...first.opened, ...second.opened]).toEqual(['order_1', 'order_1']);
});

test('a payment window that is closed says nothing and clears the wait; one that does not open says so', async () => {
  gateway('dismissed');
  openDialog();
  const user = await agreeAndPay();
  expect(await screen.findByRole('button', { name: /Proceed to Pay/ })).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
  gateway('not opened');
  await user.click(screen.getByRole('button', { name: /Proceed to Pay/ }));
  expect(await screen.findByText('Failed to open payment window. Please try again.')).toBeVisible();
});

test('a double click is one order', async () => {
  const { opened } = gateway('left open');
  const { sent } = openDialog();
  const user = await chooseTime();
  await user.click(await screen.findByRole('checkbox'));
  await user.dblClick(screen.getByRole('button', { name: /Proceed to Pay/ }));
  await screen.findByText('Waiting for your payment…');
  expect(sent('payment.createOrder')).toHaveLength(1);
  expect(opened).toEqual(['order_1']);
});

test('a refused payment shows the reason and leads to where the money is', async () => {
  openDialog({ 'payment.verify': refused('PAYMENT_NOT_VERIFIED'), 'payment.check': orderIs('open', 5) });
  await agreeAndPay();
  expect(
    await screen.findByText('Payment verification failed. Please contact support.', {}, { timeout: 20_000 }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See where your money is' })).toHaveAttribute(
    'href',
    '/payment/order_1',
  );
});

test('while the time is held its countdown stands by the button; when it ends, there is no loss and a way on', async () => {
  gateway('dismissed');
  openDialog({
    'payment.createOrder': () => ok({ ...OPENED, holdExpiresAt: inMinutes(1 / 20) }),
    'payment.status': orderIs('lapsed'),
  });
  await agreeAndPay();
  expect(await screen.findByRole('timer')).toHaveTextContent(/Held for you 0:0\d/);
  expect(await screen.findByText(/is free again\. Nothing was paid/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Proceed to Pay/ })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Choose another time' }));
  expect(screen.getByRole('button', { name: 'Continue to Payment' })).toBeVisible();
});

test('what another window has booked is not paid twice', async () => {
  gateway('dismissed');
  const { onBooked } = openDialog();
  const user = await agreeAndPay();
  await screen.findByRole('timer');
  const other = new BroadcastChannel('sundara.booked');
  act(() => other.postMessage({ bookingId: 'b9', salonId: 's1', dateTime: SLOT.dateTime }));
  expect(await screen.findByRole('heading', { name: 'Already booked' })).toBeVisible();
  other.close();
  await user.click(screen.getByRole('button', { name: 'See my bookings' }));
  await waitFor(() => expect(onBooked).toHaveBeenCalledWith('b9'));
});
