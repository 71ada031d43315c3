import { isAsOrdered, outcomeOf } from './settlement.policy.ts';

const PAID: Parameters<typeof isAsOrdered>[1] = {
  ...{ id: 'pay_1', orderId: 'order_1', method: 'upi' },
  status: 'captured',
  currency: 'INR',
  amountPaise: 50_800,
  refundedPaise: 0,
};

test('a payment buys what its order asks for: captured, in rupees, in full', () => {
  expect(isAsOrdered({ amountPaise: 50_800 }, PAID)).toBe(true);
});

test.each([
  { status: 'created' },
  { status: 'authorized' },
  { status: 'refunded' },
  { status: 'failed' },
  { currency: 'USD' },
  { amountPaise: 50_799 },
  { amountPaise: 50_801 },
  { refundedPaise: 1 },
] as const)('a payment with %j buys nothing', (other) => {
  expect(isAsOrdered({ amountPaise: 50_800 }, { ...PAID, ...other })).toBe(false);
});

test('an order whose visit was ever booked is booked, else its money goes back', () => {
  const bookingId = 'booking-1';
  expect(outcomeOf({ bookingId, confirmedAt: new Date(0) })).toEqual({ outcome: 'booked', bookingId });
  expect(outcomeOf({ bookingId, confirmedAt: null })).toEqual({ outcome: 'refunded', bookingId });
});
