import { addDays, formatLongDay, instantAt, localDateOf } from '@sundara/contracts';
import type { ErrorReply, Operation } from '@sundara/contracts/api';
import type { Result, Session, ShellApi } from '@sundara/contracts/federation';
import { ShellProvider } from '@sundara/web/core';
import { fakeShell } from '@sundara/web/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { BookingDialog } from './booking-dialog.tsx';

const DAY = addDays(localDateOf(new Date()), 1);
const CUSTOMER = { id: 'c1', role: 'customer', name: 'Asha', email: 'asha@example.test' } as const;
const SLOT = { time: '4:00 PM', dateTime: `${DAY}T16:00:00+05:30`, available: true, capacity: 1 };
const BASKET = {
  salon: { id: 's1', name: 'Marigold Room', address: 'Jubilee Hills, Hyderabad' },
  services: [{ id: 'v1', name: 'Haircut', category: 'Hair Care', price: 500, duration: 45 }],
};

type Answers = Partial<Record<string, unknown>>;
const ok = (data: object): Result<never> => ({ ok: true, data: { success: true, ...data } as never });
const refused = (code: ErrorReply['code'], message: string, extra: object = {}): Result<never> => ({
  ok: false,
  failure: { kind: 'rejected', status: 409, code, message, reply: { code, message, ...extra } as ErrorReply },
});

const setUp = (answers: Answers = {}, session: Session = { status: 'signed-in', user: CUSTOMER }) => {
  const calls: string[] = [];
  const sent: unknown[] = [];
  const replies: Answers = {
    'salons.availability': ok({
      date: DAY,
      slots: [SLOT, { ...SLOT, time: '5:00 PM', dateTime: `${DAY}T17:00:00+05:30`, available: false }],
    }),
    'payment.createOrder': ok({
      orderId: 'order_1',
      amount: 50_800,
      currency: 'INR',
      key: 'k',
      bookingId: 'b1',
      holdExpiresAt: `${DAY}T10:00:00Z`,
    }),
    'payment.verify': ok({ bookingId: 'b1' }),
    ...answers,
  };
  const call = async (operation: Operation, input: unknown) => {
    calls.push(operation.name);
    sent.push(input);
    return replies[operation.name] as Result<never>;
  };
  const base = fakeShell({}, session);
  const requestSignIn = jest.fn(async () => CUSTOMER as never);
  const shell: ShellApi = { ...base, http: { call }, session: { ...base.session, requestSignIn } };
  const onBooked = jest.fn();
  const onClose = jest.fn();
  render(
    <MemoryRouter>
      <ShellProvider shell={shell}>
        <BookingDialog basket={BASKET} onClose={onClose} onBooked={onBooked} />
      </ShellProvider>
    </MemoryRouter>,
  );
  return { calls, sent, onBooked, onClose, requestSignIn };
};

/** Stands for the gateway's widget: each opened one ends as told. */
const gateway = (end: 'paid' | 'dismissed' | 'failed') => {
  window.Razorpay = class {
    private readonly listeners: ((event: unknown) => void)[] = [];
    private readonly options;
    constructor(options: ConstructorParameters<NonNullable<typeof window.Razorpay>>[0]) {
      this.options = options;
    }
    on(_: 'payment.failed', listener: (event: unknown) => void) {
      this.listeners.push(listener);
    }
    open() {
      if (end === 'paid')
        this.options.handler({
          razorpay_payment_id: 'pay_1',
          razorpay_order_id: 'order_1',
          razorpay_signature: 'f'.repeat(64),
        });
      if (end === 'failed')
        for (const listener of this.listeners) listener({ error: { description: 'Card declined' } });
      if (end !== 'paid') this.options.modal.ondismiss();
    }
  };
};

const chooseTime = async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: formatLongDay(instantAt(DAY, '12:00')) }));
  await user.click(await screen.findByRole('radio', { name: '4:00 PM' }));
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }));
  return user;
};
const payNow = async () => {
  const user = await chooseTime();
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: /Proceed to Pay/ }));
  return user;
};

beforeEach(() => gateway('paid'));

test('a free time leads to the whole price, and a payment to a booking', async () => {
  const { calls, sent, onBooked } = setUp();
  const user = await payNow();
  expect(await screen.findByText('Booking Confirmed!')).toBeVisible();
  expect(calls).toEqual(['salons.availability', 'payment.createOrder', 'payment.verify']);
  expect(sent[1]).toMatchObject({
    body: { amount: 50_800, dateTime: SLOT.dateTime, services: [{ serviceId: 'v1' }] },
  });
  await user.click(screen.getByRole('button', { name: 'See my bookings' }));
  await waitFor(() => expect(onBooked).toHaveBeenCalledWith('b1'));
});

test('a taken time can be seen but not chosen, and the way on opens only with day and time', async () => {
  setUp();
  expect(screen.getByRole('button', { name: 'Continue to Payment' })).toBeDisabled();
  await userEvent.click(await screen.findByRole('button', { name: formatLongDay(instantAt(DAY, '12:00')) }));
  expect(await screen.findByRole('radio', { name: '5:00 PM, taken' })).toBeDisabled();
});

test('nobody pays without agreeing to the terms', async () => {
  const { calls } = setUp();
  const user = await chooseTime();
  await user.click(screen.getByRole('button', { name: /Proceed to Pay/ }));
  expect(screen.getByText('Please agree to the terms and conditions')).toBeVisible();
  expect(calls).not.toContain('payment.createOrder');
});

test('signing in on the way keeps the choice', async () => {
  const { requestSignIn } = setUp({}, { status: 'anonymous' });
  await chooseTime();
  expect(requestSignIn).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(/4:00 pm/)).toBeVisible();
});

test("a salon's or admin's account is told that a customer account is needed", async () => {
  setUp({}, { status: 'signed-in', user: { id: 'x', role: 'salon' } });
  await chooseTime();
  expect(screen.getByText(/needs a customer account/)).toBeVisible();
});

test('a time that was just taken leads back to the times, with the reason', async () => {
  setUp({ 'payment.createOrder': refused('SLOT_TAKEN', 'This time has just been taken.') });
  await payNow();
  expect(await screen.findByText('This time has just been taken.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue to Payment' })).toBeDisabled();
});

test('a changed price is shown before anyone pays it', async () => {
  const quote = { base: 600, discount: 60, fee: 49, gst: 9, total: 598 };
  setUp({ 'payment.createOrder': refused('PRICE_CHANGED', 'The price has changed.', { quote }) });
  await payNow();
  expect(await screen.findByRole('button', { name: 'Proceed to Pay ₹598.00' })).toBeEnabled();
});

test('a failed payment says why and can be tried again; a dismissed one says nothing', async () => {
  gateway('failed');
  setUp();
  const user = await payNow();
  expect(await screen.findByText('Payment failed: Card declined')).toBeVisible();
  act(() => gateway('paid'));
  await user.click(screen.getByRole('button', { name: /Proceed to Pay/ }));
  expect(await screen.findByText('Booking Confirmed!')).toBeVisible();
});

test('a payment that cannot be verified tells whom to ask', async () => {
  setUp({ 'payment.verify': { ok: false, failure: { kind: 'network', message: 'Nobody answered.' } } });
  await payNow();
  expect(await screen.findByText('Payment verification failed. Please contact support.')).toBeVisible();
});
