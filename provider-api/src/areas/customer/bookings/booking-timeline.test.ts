import { addMinutes, instantAt } from '@sundara/contracts';
import { type BookingEvent, type Happenings, type Reader, timelineOf } from './booking-timeline.ts';

const NOON = instantAt('2026-11-23', '12:00');
const later = (minutes: number) => addMinutes(NOON, minutes);
const event = (kind: BookingEvent['kind'], minutes: number, change: Partial<BookingEvent> = {}) => ({
  id: kind,
  bookingId: 'b1',
  no: minutes,
  kind,
  at: later(minutes),
  fromStart: null,
  toStart: null,
  ...change,
});
const PAYMENT: NonNullable<Happenings['payment']> = {
  id: 'p1',
  bookingId: 'b1',
  gatewayOrderId: 'order_1',
  gatewayPaymentId: 'pay_1',
  amountPaise: 50_800,
  status: 'paid',
  method: 'upi',
  failure: null,
  failedAt: null,
  checkedAt: null,
  capturedAt: NOON,
  createdAt: NOON,
  updatedAt: NOON,
};
const REFUND: Happenings['refunds'][number] = {
  id: 'r1',
  bookingId: 'b1',
  gatewayPaymentId: 'pay_1',
  gatewayRefundId: null,
  key: 'cancel-b1',
  amountPaise: 25_400,
  reason: 'customer-cancelled',
  status: 'due',
  askedBy: null,
  createdAt: later(10),
  updatedAt: later(12),
  processedAt: null,
};
const STANDS = { status: 'confirmed', cancelledBy: null, cancelReason: '' } as const;
const told = (change: Partial<Happenings>, reader: Reader = 'customer') =>
  timelineOf(
    {
      ...{ booking: STANDS, events: [event('created', 0)], payment: PAYMENT },
      ...{ refunds: [], dispute: null, ...change },
    },
    reader,
  );
const titles = (change: Partial<Happenings>) => told(change).map(({ title }) => title);

test('what happened is told in the specified words, oldest first', () => {
  const events = [event('created', 0), event('cancelled', 10)];
  const refunds = [{ ...REFUND, status: 'processed' as const, processedAt: later(30) }];
  expect(titles({ events, refunds })).toEqual([
    'Booking created',
    'Payment received',
    'Booking cancelled',
    'Refund of ₹254.00 on its way',
    'Refund of ₹254.00 paid back',
  ]);
  expect(titles({ events: [event('created', 0), event('completed', 90)] }).at(-1)).toBe('Service completed');
});

test('a move says from when to when in words', () => {
  const move = { fromStart: instantAt('2026-11-24', '16:00'), toStart: instantAt('2026-11-25', '17:00') };
  expect(told({ events: [event('rescheduled', 5, move)] }).at(-1)).toEqual({
    kind: 'rescheduled',
    title: 'Booking rescheduled',
    text: 'Tue, 24 Nov, 4:00 pm to Wed, 25 Nov, 5:00 pm',
    at: '2026-11-23T12:05:00+05:30',
  });
});

test('a dispute is told when it is opened, and with its outcome when it is resolved', () => {
  const dispute = {
    ...{ bookingId: 'b1', reason: 'Too long', createdAt: later(1), dueAt: null, names: '' },
    ...{
      answer: null,
      answeredAt: null,
      answeredBy: null,
      salonAnswer: null,
      salonAnsweredAt: null,
      outcome: 'customer' as const,
      refundPaise: 25_400,
    },
    ...{ resolution: 'Half comes back.', salonResolution: 'Half goes back.' },
    ...{ resolvedAt: later(2), resolvedBy: null },
  } as const;
  for (const [reader, words] of [
    ['customer', 'Half comes back.'],
    ['salon', 'Half goes back.'],
  ] as const) {
    const entries = told({ events: [event('disputed', 1), event('resolved', 2)], dispute }, reader);
    expect(entries.slice(-2).map(({ title, text }) => [title, text])).toEqual([
      ['Dispute opened', ''],
      ['Dispute resolved', words],
    ]);
  }
});

test('a refund that the bank did not take is told as ours to look into, not as on its way alone', () => {
  const entries = told({ refunds: [{ ...REFUND, status: 'failed' }] });
  expect(entries.at(-1)).toMatchObject({
    kind: 'refund-failed',
    text: expect.stringContaining('looking into it'),
  });
});

test('a payment that was never captured is told by nobody', () => {
  expect(titles({ payment: { ...PAYMENT, capturedAt: null } })).toEqual(['Booking created']);
});

test('who cancelled it and why is said to each in their words, of the last time alone', () => {
  const events = [event('cancelled', 10), event('reopened', 20), event('cancelled', 30)];
  const reason = 'Our stylist is ill';
  const booking = { status: 'cancelled', cancelledBy: 'salon', cancelReason: reason } as const;
  const texts = (change: Partial<Happenings>, reader: Reader) =>
    told({ events, booking, payment: null, ...change }, reader).map(({ text }) => text);
  expect(texts({}, 'customer')).toEqual(['', '', 'By the salon: Our stylist is ill']);
  expect(texts({}, 'salon')).toEqual(['', '', 'By your salon: Our stylist is ill']);
  const byCustomer = { ...booking, cancelledBy: 'customer', cancelReason: '' } as const;
  expect(texts({ booking: byCustomer }, 'salon').at(-1)).toBe('By the customer');
  expect(texts({ booking: byCustomer }, 'customer').at(-1)).toBe('');
});

test('a salon is not consoled about a refund that is late', () => {
  const refunds = [{ ...REFUND, status: 'failed' as const }];
  expect(told({ refunds }).at(-1)?.text).toMatch(/stays yours/);
  expect(told({ refunds }, 'salon').at(-1)?.text).not.toMatch(/yours/);
});
