import { fakeShell } from '@sundara/web/testing';
import { AS_NAMED, BASKET, CUSTOMER, DAY, LATER, ok, provider, SLOT } from '../../testing/answers.ts';
import { gateway } from '../../testing/gateway.driver.ts';
import { createFlowStore } from '../flow/flow.store.ts';
import { WAITING } from '../flow/flow.ts';
import { pay } from './pay.ts';

const LIMIT_MS = 10_000;
const NOT_OPENED = 'Failed to open payment window. Please try again.';
let opened: ReturnType<typeof gateway>;

/** A flow whose payment window is open and shows nothing. */
const openSilently = async () => {
  const { http, sent } = provider({ 'payment.verify': ok({ bookingId: 'b1' }) });
  const flow = createFlowStore(BASKET);
  flow.setState({ stage: 'payment', date: DAY, slot: SLOT, agreeToTerms: true });
  const paying = { flow, basket: BASKET, shell: { ...fakeShell(), http }, ...AS_NAMED };
  const begin = async () => {
    void pay(paying, CUSTOMER);
    await jest.advanceTimersByTimeAsync(0);
    expect(flow.getState().stage).toBe('paying');
  };
  await begin();
  return { flow, sent, begin };
};
const afterPaying = async () => {
  opened.pay();
  await jest.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  sessionStorage.clear();
  opened = gateway('left open');
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a window that shows nothing for ten seconds is closed, said, and leaves the dialog free', async () => {
  const { flow } = await openSilently();
  await jest.advanceTimersByTimeAsync(LIMIT_MS - 1);
  expect(flow.getState().stage).toBe('paying');
  await jest.advanceTimersByTimeAsync(1);
  const { stage, notice } = flow.getState();
  expect({ stage, text: notice?.text, waiting: WAITING[stage] }).toEqual({
    stage: 'payment',
    text: NOT_OPENED,
    waiting: undefined,
  });
  expect(opened.closed).toEqual(['order_1']);
});

test('a payment that such a window reports all the same is verified and booked', async () => {
  const { flow, sent } = await openSilently();
  await jest.advanceTimersByTimeAsync(LIMIT_MS);
  flow.go('time');
  await afterPaying();
  expect(sent('payment.verify')).toHaveLength(1);
  expect(flow.getState()).toMatchObject({ stage: 'booked', booked: { bookingId: 'b1' } });
});

test('it is verified beside another time that was chosen meanwhile, which goes its own way', async () => {
  const { flow, sent } = await openSilently();
  await jest.advanceTimersByTimeAsync(LIMIT_MS);
  flow.go('time');
  flow.choose({ slot: LATER });
  await afterPaying();
  expect(sent('payment.verify')).toHaveLength(1);
  expect(flow.getState()).toMatchObject({ stage: 'time', slot: LATER, proof: undefined });
});

test('a second window that is closed after the first one was paid undoes nothing', async () => {
  const { flow, begin } = await openSilently();
  await jest.advanceTimersByTimeAsync(LIMIT_MS);
  const second = gateway('left open');
  await begin();
  await afterPaying();
  second.dismiss();
  await jest.advanceTimersByTimeAsync(LIMIT_MS);
  expect(flow.getState()).toMatchObject({ stage: 'booked', notice: undefined });
});
