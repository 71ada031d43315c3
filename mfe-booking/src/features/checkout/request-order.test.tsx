import type { HttpApi, Result } from '@sundara/contracts/federation';
import { fakeShell } from '@sundara/web/testing';
import {
  AS_NAMED,
  BASKET,
  CUSTOMER,
  DAY,
  inMinutes,
  LATER,
  offline,
  ok,
  refused,
  SLOT,
} from '../../testing/answers.ts';
import { createFlowStore } from '../flow/flow.store.ts';
import { requestOrder } from './request-order.ts';

const ORDER = ok({ orderId: 'order_1', holdExpiresAt: inMinutes(10) });
const timeout: Result<never> = { ok: false, failure: { kind: 'timeout', message: 'Too late.' } };

/** A flow whose order requests get these answers in turn, and the keys with which they are sent. */
const begin = (answers: readonly Result<never>[]) => {
  const keys: (string | undefined)[] = [];
  const call: HttpApi['call'] = async (_, __, options) => {
    keys.push(options?.key);
    return answers[keys.length - 1] ?? ORDER;
  };
  const flow = createFlowStore(BASKET);
  flow.setState({ stage: 'payment', date: DAY, slot: SLOT, agreeToTerms: true });
  const paying = { flow, basket: BASKET, shell: { ...fakeShell(), http: { call } }, ...AS_NAMED };
  return { flow, keys, request: () => requestOrder(paying, CUSTOMER) };
};

beforeEach(() => {
  sessionStorage.clear();
});

test.each([
  ['the net is lost', offline],
  ['the answer takes too long', timeout],
  ['the first one is still being worked on', refused('IDEMPOTENCY_KEY_IN_USE')],
])('where %s, the same request is sent with the same key', async (_, answer) => {
  const { keys, request } = begin([answer, answer]);
  for (let press = 0; press < 3; press += 1) await request();
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\w-]{8,64}$/);
});

test.each([
  ['was made', ORDER],
  ['was refused', refused('SLOT_TAKEN')],
])('once an order %s, the next request has a key of its own', async (_, answer) => {
  const { keys, request } = begin([answer]);
  await request();
  await request();
  expect(new Set(keys).size).toBe(2);
});

test('another choice is another request', async () => {
  const { flow, keys, request } = begin([offline]);
  await request();
  flow.choose({ slot: LATER });
  await request();
  expect(new Set(keys).size).toBe(2);
});
