import { addMinutes } from '@sundara/contracts';
import { holdEndOf, type OrderFacts, stateOf } from './order-state.ts';

const OPENED = new Date('2026-11-24T10:00:00Z');
const after = (minutes: number) => addMinutes(OPENED, minutes);
const HOLD_END = after(10);

interface Changes {
  readonly payment?: Partial<OrderFacts['payment']>;
  readonly booking?: Partial<OrderFacts['booking']>;
  readonly refunds?: OrderFacts['refunds'];
  readonly shownAt?: Date;
}

/** An order that was opened, and for which nobody has paid yet. */
const order = ({ payment, booking, refunds = [], shownAt }: Changes = {}): OrderFacts => ({
  payment: { gatewayPaymentId: null, status: 'created', createdAt: OPENED, checkedAt: null, ...payment },
  booking: { status: 'held', holdExpiresAt: HOLD_END, holdExtendedAt: null, updatedAt: OPENED, ...booking },
  refunds,
  shownAt,
});
const paid = { gatewayPaymentId: 'pay_1', status: 'paid' } as const;
const refund = (status: 'due' | 'processed', gatewayPaymentId = 'pay_1') => ({ status, gatewayPaymentId });

test('an order is open while its time is held, also after a payment that failed', () => {
  expect(stateOf(order(), after(9))).toBe('open');
  expect(stateOf(order({ payment: { status: 'failed' } }), after(9))).toBe('failed');
});

test.each([
  ['not held', { status: 'expired', updatedAt: HOLD_END }],
  ['without an end', { holdExpiresAt: null }],
  ['over', { holdExpiresAt: after(9) }],
] as const)('a time that is %s can’t be paid any more', (_, booking) => {
  expect(stateOf(order({ booking }), after(9))).not.toBe('open');
});

test('a captured payment decides, whatever became of the time', () => {
  const booking = { status: 'cancelled', holdExpiresAt: null, holdExtendedAt: OPENED } as const;
  expect(stateOf(order({ payment: paid, booking }), after(60))).toBe('booked');
  expect(stateOf(order({ payment: { ...paid, status: 'refund_due' }, booking }), after(60))).toBe(
    'refunding',
  );
});

test('its refunds decide next: one that is not processed is under way', () => {
  const refunds = (...all: OrderFacts['refunds']) =>
    stateOf(order({ payment: paid, refunds: all }), after(60));
  expect(refunds(refund('due'))).toBe('refunding');
  expect(refunds(refund('processed'), refund('due'))).toBe('refunding');
  expect(refunds(refund('processed'), refund('processed'))).toBe('refunded');
  expect(refunds(refund('processed', 'pay_2'))).toBe('booked');
});

test('nothing was paid once the gateway was asked at the end of the hold, or after it', () => {
  const checked = (minutes: number) => stateOf(order({ payment: { checkedAt: after(minutes) } }), after(12));
  expect(stateOf(order(), after(12))).toBe('checking');
  expect(checked(8.9)).toBe('checking');
  expect(checked(9)).toBe('lapsed');
  expect(checked(11)).toBe('lapsed');
});

test('a payment that was shown to us is checked until the gateway has told of it', () => {
  const shown = (checkedAt: Date | null) =>
    stateOf(order({ shownAt: after(5), payment: { checkedAt } }), after(6));
  expect(shown(null)).toBe('checking');
  expect(shown(after(4))).toBe('checking');
  expect(shown(after(5))).toBe('checking');
  expect(shown(after(5.5))).toBe('open');
});

test('a payment that its bank has granted is checked, however often others were asked about', () => {
  const booking = { holdExtendedAt: after(3) };
  expect(stateOf(order({ booking, payment: { checkedAt: after(5) } }), after(6))).toBe('checking');
});

test('after 72 hours nothing is checked any more', () => {
  const booking = { status: 'expired', holdExtendedAt: after(3), updatedAt: HOLD_END } as const;
  expect(stateOf(order({ booking }), after(72 * 60 - 1))).toBe('checking');
  expect(stateOf(order({ booking }), after(72 * 60))).toBe('lapsed');
});

test('a hold ends at its end, or earlier if it was released', () => {
  expect(holdEndOf(order())).toEqual(HOLD_END);
  expect(holdEndOf(order({ booking: { status: 'expired', updatedAt: after(4) } }))).toEqual(after(4));
  expect(holdEndOf(order({ booking: { status: 'expired', updatedAt: after(20) } }))).toEqual(HOLD_END);
  expect(holdEndOf(order({ booking: { updatedAt: after(4) } }))).toEqual(HOLD_END);
  expect(holdEndOf(order({ booking: { holdExpiresAt: null }, payment: { createdAt: after(1) } }))).toEqual(
    after(11),
  );
});
