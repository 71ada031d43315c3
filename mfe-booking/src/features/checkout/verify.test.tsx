import { fakeShell } from '@sundara/web/testing';
import {
  type Answers,
  AS_NAMED,
  BASKET,
  CUSTOMER,
  DAY,
  inMinutes,
  offline,
  ok,
  orderIs,
  provider,
  refused,
  SLOT,
} from '../../testing/answers.ts';
import { gateway, PROOF } from '../../testing/gateway.driver.ts';
import { createFlowStore } from '../flow/flow.store.ts';
import { pay } from './pay.ts';
import { lookAtOrder } from './verify.ts';

const begin = (answers: Answers) => {
  const { http, calls, sent } = provider(answers);
  const flow = createFlowStore(BASKET);
  flow.setState({ stage: 'payment', date: DAY, slot: SLOT, agreeToTerms: true });
  const success = jest.fn();
  const base = fakeShell();
  const shell = { ...base, http, notify: { ...base.notify, success } };
  const paying = { flow, basket: BASKET, shell, ...AS_NAMED, pauses: [0, 0, 0] };
  return { paying, flow, calls, sent, success };
};
const inTurn = (...answers: [ReturnType<typeof ok>, ...ReturnType<typeof ok>[]]) => {
  let count = 0;
  return () => answers[Math.min(count++, answers.length - 1)] ?? answers[0];
};

beforeEach(() => {
  sessionStorage.clear();
  gateway('paid');
});

test('when the net is lost after paying, the state of the order decides: booked is booked', async () => {
  const { paying, flow, success } = begin({
    'payment.verify': offline,
    'payment.status': inTurn(offline, orderIs('checking'), orderIs('booked')),
  });
  await pay(paying, CUSTOMER);
  expect(flow.getState()).toMatchObject({ stage: 'booked', booked: { bookingId: 'b1', elsewhere: false } });
  expect(success).toHaveBeenCalledTimes(1);
});

test('when the net is back, the payment is proved once more', async () => {
  const { paying, flow } = begin({
    'payment.verify': inTurn(offline, offline, ok({ bookingId: 'b1' })),
    'payment.status': orderIs('open', 5),
  });
  await pay(paying, CUSTOMER);
  expect(flow.getState().stage).toBe('booked');
});

test.each([
  ['nobody answers', offline, 'Payment verification failed. Please contact support.'],
  [
    'the provider is still asking',
    refused('PAYMENT_GATEWAY_UNAVAILABLE'),
    'Failed to initialize payment. Please try again.',
  ],
])(
  'when %s to the end, nothing is claimed, no second payment offered, and the way to the money shown',
  async (_, answer, text) => {
    const { paying, flow, calls } = begin({ 'payment.verify': answer, 'payment.status': offline });
    await pay(paying, CUSTOMER);
    expect(flow.getState()).toMatchObject({
      stage: 'unsure',
      notice: { text, wayOn: 'where-is-my-money', orderId: 'order_1' },
    });
    const before = calls.length;
    await pay(paying, CUSTOMER);
    expect(calls).toHaveLength(before);
  },
);

test('a window that says paid in a form nobody knows is no failure: the order is asked', async () => {
  gateway('paid in another form');
  const { paying, flow } = begin({ 'payment.status': orderIs('booked') });
  await pay(paying, CUSTOMER);
  expect(flow.getState().stage).toBe('booked');
});

test.each(['VALIDATION_FAILED', 'PAYMENT_NOT_VERIFIED', 'NOT_FOUND', 'HOLD_EXPIRED', 'INTERNAL'] as const)(
  'whatever verifying is answered with (%s), it may be paid: no pay button, and the gateway is asked',
  async (code) => {
    const answers = { 'payment.verify': refused(code, { message: 'Signature is not valid' }) };
    const inTheDark = begin(answers);
    await pay(inTheDark.paying, CUSTOMER);
    expect(inTheDark.flow.getState()).toMatchObject({ stage: 'unsure', notice: { orderId: 'order_1' } });
    const orders = () => inTheDark.sent('payment.createOrder');
    await pay(inTheDark.paying, CUSTOMER);
    expect(orders()).toHaveLength(1);

    const state = { 'payment.status': orderIs('open', 5), 'payment.check': orderIs('booked') };
    const { paying, flow } = begin(
      code === 'INTERNAL' ? { ...answers, 'payment.status': orderIs('booked') } : { ...answers, ...state },
    );
    await pay(paying, CUSTOMER);
    expect(flow.getState()).toMatchObject({ stage: 'booked', booked: { bookingId: 'b1', elsewhere: false } });
  },
);

test('a refused proof is told in the specified words, never in those of a validator', async () => {
  const message = 'Signature is not valid';
  const { paying, flow } = begin({ 'payment.verify': refused('VALIDATION_FAILED', { message }) });
  await pay(paying, CUSTOMER);
  expect(flow.getState().notice?.text).toBe('Payment verification failed. Please contact support.');
});

test('only where the gateway knows of no payment either can a refused order be paid again', async () => {
  const { paying, flow, calls } = begin({
    'payment.verify': refused('PAYMENT_NOT_VERIFIED'),
    'payment.status': orderIs('open', 5),
    'payment.check': inTurn(offline, orderIs('checking'), orderIs('open', 5)),
  });
  await pay(paying, CUSTOMER);
  expect(calls.filter((name) => name === 'payment.check')).toHaveLength(3);
  expect(flow.getState()).toMatchObject({
    stage: 'payment',
    proof: undefined,
    notice: { text: 'Payment verification failed. Please contact support.', wayOn: 'where-is-my-money' },
  });
});

test('a payment that is not settled outlives a reload: it is asked about, and never paid again', async () => {
  const { paying, flow, calls } = begin({ 'payment.status': refused('NOT_FOUND') });
  flow.setState({ order: { orderId: 'order_1', heldUntil: inMinutes(5) }, proof: PROOF });
  await lookAtOrder(paying, 'order_1');
  expect(flow.getState()).toMatchObject({ stage: 'booked' });
  flow.setState({ stage: 'payment', proof: PROOF });
  await pay(paying, CUSTOMER);
  expect(calls).not.toContain('payment.createOrder');
});

test('a payment that came after the hold is told with the way to the money, and the times are shown', async () => {
  const message =
    'Your payment came after your time was free again, and it was taken. All of it goes back to you.';
  const { paying, flow } = begin({
    'payment.verify': refused('HOLD_EXPIRED', { message }),
    'payment.check': orderIs('refunding'),
  });
  await pay(paying, CUSTOMER);
  expect(flow.getState()).toMatchObject({
    stage: 'time',
    slot: undefined,
    order: undefined,
    proof: undefined,
  });
  expect(flow.getState().notice).toMatchObject({
    text: message,
    wayOn: 'where-is-my-money',
    orderId: 'order_1',
  });
});

test.each([
  ['refunding', orderIs('refunding'), 'time', /All of it goes back to you/],
  ['lapsed', orderIs('lapsed'), 'payment', /is free again\. Nothing was paid/],
  ['failed', orderIs('failed', 5, 'Card declined'), 'payment', 'Payment failed: Card declined'],
  ['unknown', refused('NOT_FOUND'), 'payment', undefined],
] as const)('an order found %s after a reload is told as it is', async (_, answer, stage, text) => {
  const { paying, flow } = begin({ 'payment.status': answer });
  flow.setState({ order: { orderId: 'order_1', heldUntil: inMinutes(5) } });
  await lookAtOrder(paying, 'order_1');
  expect(flow.getState().stage).toBe(stage);
  if (text) expect(flow.getState().notice?.text).toEqual(expect.stringMatching(text));
  else expect(flow.getState()).toMatchObject({ order: undefined, notice: undefined });
});

test('a time that is taken because another window booked it is already booked', async () => {
  const { paying, flow } = begin({
    'payment.createOrder': refused('SLOT_TAKEN'),
    'payment.status': orderIs('booked'),
  });
  flow.setState({ order: { orderId: 'order_1', heldUntil: inMinutes(5) } });
  await pay(paying, CUSTOMER);
  expect(flow.getState()).toMatchObject({ stage: 'booked', booked: { elsewhere: true } });
});
