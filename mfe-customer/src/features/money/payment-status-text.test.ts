import type { CustomerBookingDetail, Refund } from '@sundara/contracts/api';
import { paymentStatusText } from './payment-status-text.ts';

const PAYMENT: NonNullable<CustomerBookingDetail['payment']> = {
  paymentId: 'pay_1',
  status: 'paid',
  method: 'upi',
  amount: 508,
  createdAt: '2026-11-21T16:00:00+05:30',
};
const refund = (status: string, change: Partial<Refund> = {}): Refund => ({
  id: `r-${status}`,
  amount: 254,
  reason: 'customer-cancelled',
  status,
  createdAt: '2026-11-22T10:00:00+05:30',
  processedAt: null,
  ...change,
});
const words = (
  status: string,
  refunds: readonly Refund[] = [],
  payment: CustomerBookingDetail['payment'] = PAYMENT,
) => {
  const { title, lines } = paymentStatusText({ status, payment, refunds: [...refunds] });
  return [title, ...lines.map(({ text }) => text)];
};
const PAID = 'You paid ₹508.00 by UPI on Sat, 21 Nov 2026.';

test('a visit that stands is paid, and that is all', () => {
  expect(words('confirmed')).toEqual(['₹508.00 paid', PAID]);
});

test.each([
  ['due', '₹254.00 goes back to you. We are handing it over to the bank.'],
  ['sent', '₹254.00 was sent back the way you paid. Banks take 5 to 7 business days to show it.'],
  ['a newer state', '₹254.00 goes back to you.'],
])('a refund that is %s is on its way', (status, text) => {
  expect(words('cancelled', [refund(status)])).toEqual(['₹254.00 is on its way to you', PAID, text]);
});

test('a refund that arrived says when', () => {
  const processed = refund('processed', { processedAt: '2026-11-24T09:00:00+05:30' });
  expect(words('cancelled', [processed])).toEqual([
    '₹254.00 was paid back',
    PAID,
    '₹254.00 was paid back on Tue, 24 Nov 2026.',
  ]);
});

test('a refund that failed comes first, and nothing is asked of the customer', () => {
  const [title, , , failed] = words('cancelled', [refund('sent'), refund('failed', { amount: 100 })]);
  expect(title).toBe('₹100.00 needs another try');
  expect(failed).toMatch(/the money stays yours, and you need not do anything\.$/);
});

test('each reason that is not the customer’s own is named', () => {
  const reasons = ['slot-gone', 'paid-twice', 'salon-cancelled', 'discretion', 'by-hand', 'a newer one'];
  const lines = words(
    'cancelled',
    reasons.map((reason) => refund('due', { reason })),
  ).slice(2);
  expect(lines.map((line) => line.split(' ₹')[0])).toEqual([
    'Your time was taken before the payment came.',
    'You had paid twice.',
    'The salon cancelled.',
    'The salon granted it.',
    'We looked into it.',
    '₹254.00 goes back to you. We are handing it over to the bank.',
  ]);
});

test('a cancelled visit of which nothing goes back says so, and why', () => {
  const [title, , why] = words('cancelled');
  expect([title, why]).toEqual([
    'Nothing goes back',
    expect.stringMatching(/^By the rules for cancelling, nothing/),
  ]);
});

test('where nobody paid here, nothing is claimed', () => {
  expect(words('cancelled', [], null)).toEqual([
    'Nothing was paid here',
    'This visit was not paid through Sundara.',
  ]);
});
