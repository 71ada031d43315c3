import { NO_WISHES } from '@sundara/contracts';
import { keepFlow, recallFlow } from './flow.storage.ts';
import { createFlowStore } from './flow.store.ts';
import { newFlow, type Stage, WAITING } from './flow.ts';

const BASKET = {
  salon: { id: 's1', name: 'Marigold Room', address: 'Jubilee Hills' },
  services: [{ id: 'v1', name: 'Haircut', category: 'Hair Care', price: 500, duration: 45 }],
};
const OTHER = {
  ...BASKET,
  services: [...BASKET.services, { ...BASKET.services[0], id: 'v2' }],
} as typeof BASKET;
const SLOT = { time: '4:00 PM', dateTime: '2026-11-24T16:00:00+05:30', available: true, capacity: 1 };
const ORDER = { orderId: 'order_1', heldUntil: '2026-11-23T12:10:00+05:30' };
const CHOICE = {
  date: '2026-11-24',
  slot: SLOT,
  specialist: { id: 'p1', name: 'Meera' },
  wishes: { ...NO_WISHES, specialRequests: 'Tea' },
};
const HOUR = 3_600_000;

beforeEach(() => sessionStorage.clear());

test('what was chosen and what runs outlives a reload, for two hours', () => {
  const flow = { ...newFlow({} as never), ...CHOICE, agreeToTerms: true, order: ORDER };
  keepFlow(BASKET, flow, 0);
  expect(recallFlow(BASKET, 2 * HOUR)).toMatchObject({ ...CHOICE, agreeToTerms: true, order: ORDER });
  expect(recallFlow(BASKET, 2 * HOUR + 1)).toEqual({});
});

test('other services keep day, time and wishes, but neither the order nor the consent', () => {
  keepFlow(BASKET, { ...newFlow({} as never), ...CHOICE, agreeToTerms: true, order: ORDER });
  const recalled = recallFlow(OTHER);
  expect(recalled).toMatchObject(CHOICE);
  expect(recalled.order ?? recalled.agreeToTerms).toBeUndefined();
});

test('what is booked is forgotten', () => {
  const flow = { ...newFlow({} as never), ...CHOICE };
  keepFlow(BASKET, flow);
  keepFlow(BASKET, { ...flow, booked: { bookingId: 'b1', elsewhere: false } });
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', 'x', 'null', '[]', '{}', '{"at":"now"}'])('broken content begins anew: %j', (content) => {
  sessionStorage.setItem('personal:booking:s1', content);
  expect(createFlowStore(BASKET, { stage: 'payment' }).getState()).toMatchObject({
    stage: 'time',
    date: undefined,
  });
});

test.each([
  ['date', '24.11.2026'],
  ['slot', { time: 4 }],
  ['order', { orderId: '' }],
  ['wishes', { ...NO_WISHES, specialRequests: 'x'.repeat(501) }],
])('a single broken field, %s, makes all of it nothing', (field, value) => {
  keepFlow(BASKET, { ...newFlow({} as never), ...CHOICE });
  const kept = JSON.parse(sessionStorage.getItem('personal:booking:s1') ?? '');
  sessionStorage.setItem('personal:booking:s1', JSON.stringify({ ...kept, [field]: value }));
  expect(recallFlow(BASKET)).toEqual({});
});

test('a browser that keeps nothing still books', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const flow = createFlowStore(BASKET);
  flow.choose({ date: '2026-11-24', slot: SLOT });
  expect(flow.getState().slot).toEqual(SLOT);
  refuse.mockRestore();
});

test.each<[Stage, Stage]>([
  ['time', 'ordering'],
  ['ordering', 'ordering'],
  ['paying', 'time'],
  ['payment', 'paying'],

  ['verifying', 'payment'],
  ['unsure', 'ordering'],
  ['booked', 'time'],
])('%s can not become %s', (from, to) => {
  const flow = createFlowStore(BASKET);
  flow.setState({ stage: from });
  expect(flow.go(to, { wishes: { ...NO_WISHES, specialRequests: 'changed' } })).toBe(false);
  expect(flow.getState()).toMatchObject({ stage: from, wishes: NO_WISHES });
});

test('each stage that must not be left says what is waited for', () => {
  expect(Object.keys(WAITING)).toEqual(['ordering', 'paying', 'verifying', 'asking']);
});

test('another time lets the order of the earlier one go, the same time keeps it', () => {
  const flow = createFlowStore(BASKET);
  flow.setState({ ...CHOICE, order: ORDER });
  flow.choose({ slot: { ...SLOT } });
  expect(flow.getState().order).toEqual(ORDER);
  flow.choose({ slot: { ...SLOT, dateTime: '2026-11-24T17:00:00+05:30' } });
  expect(flow.getState().order).toBeUndefined();
});
