/** @jest-environment node */
import { instantAt } from '@sundara/contracts';
import { bookingConfirmedMail } from './booking-confirmed.mail.ts';
import type { BookingMail } from './booking-mail.ts';
import { bookingRefundedMail } from './booking-refunded.mail.ts';

const BOOKING: BookingMail = {
  bookingId: '0b0e7a52-0000-4000-8000-000000000001',
  customer: { name: 'Asha <script>alert(1)</script>', email: 'asha@people.example' },
  salon: { name: 'Rose & Sons', address: '12 Inner Road, Madhapur', phone: '+91 40 5550 0101' },
  start: instantAt('2026-11-24', '16:00'),
  end: instantAt('2026-11-24', '17:30'),
  services: [
    { name: 'Cut', durationMinutes: 30, pricePaise: 50_000 },
    { name: 'Colour; long, "bold"', durationMinutes: 60, pricePaise: 73_450 },
  ],
  basePaise: 123_450,
  discountPaise: 12_300,
  feePaise: 4_900,
  gstPaise: 900,
  totalPaise: 116_950,
  specialRequests: 'Tea & <b>quiet</b>',
};
const mail = bookingConfirmedMail(BOOKING, 'http://localhost:3000', new Date('2026-11-23T06:30:00Z'));
const calendar = mail.attachments[0]?.content.replace(/\r\n /g, '') ?? '';

test('the confirmation tells salon, day, hours, services and amounts, in text and in HTML', () => {
  expect(mail.subject).toBe('Booked: Rose & Sons, Tue, 24 Nov, 4:00 pm');
  for (const fact of [
    'Tuesday, 24 November 2026',
    '4:00 pm to 5:30 pm',
    '12 Inner Road, Madhapur',
    '₹500.00',
    '-₹123.00',
    '₹1,169.50',
    'http://localhost:3000/bookings/0b0e7a52-0000-4000-8000-000000000001',
  ]) {
    expect(mail.text).toContain(fact);
    expect(mail.html).toContain(fact);
  }
  expect(mail.text).toContain('Cut (30 min)');
});

test('nothing that a person typed becomes markup', () => {
  expect(mail.html).not.toMatch(/<script|<b>quiet/);
  expect(mail.html).toContain('Rose &amp; Sons');
});

test('the calendar entry stands at the very instants, with a UID that hangs on the booking', () => {
  expect(calendar).toContain('\r\nDTSTART:20261124T103000Z\r\n');
  expect(calendar).toContain('\r\nDTEND:20261124T120000Z\r\n');
  expect(calendar).toContain('\r\nUID:0b0e7a52-0000-4000-8000-000000000001@sundara\r\n');
  expect(calendar).toContain('SUMMARY:Rose & Sons: Cut\\, Colour\\; long\\, "bold"');
  expect(calendar).not.toContain('TZID');
});

test('a refund says what, how much and why', () => {
  const refund = { gatewayPaymentId: 'pay_1', refundedPaise: 116_950, reason: 'slot-gone' } as const;
  const told = bookingRefundedMail(BOOKING, refund, 'http://localhost:3000');
  expect(told.subject).toBe('Refunded: Rose & Sons, Tue, 24 Nov, 4:00 pm');
  expect(told.text).toContain('₹1,169.50');
  expect(told.text).toContain('could not be booked any more');
  expect(bookingRefundedMail(BOOKING, { ...refund, reason: 'paid-twice' }, 'http://x.test').text).toContain(
    'paid a second time',
  );
});
