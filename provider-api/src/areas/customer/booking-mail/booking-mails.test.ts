import { addMinutes, instantAt } from '@sundara/contracts';
import { bookingCancelledMail } from './mails/booking-cancelled.mail.ts';
import { bookingConfirmedMail } from './mails/booking-confirmed.mail.ts';
import { bookingRefundedMail } from './mails/booking-refunded.mail.ts';
import { bookingReminderMail } from './mails/booking-reminder.mail.ts';
import { bookingRescheduledMail } from './mails/booking-rescheduled.mail.ts';
import { bookingStatusMail } from './mails/booking-status.mail.ts';
import { salonToldMail } from './mails/salon-told.mail.ts';
import { aBookingMail, MAIL_SETTINGS } from './testing/booking-mail.builder.ts';

const BOOKING = aBookingMail({ specialRequests: 'Tea & <b>quiet</b>' });
const LINK = 'http://localhost:3000/bookings/0b0e7a52-0000-4000-8000-000000000001';
const NOW = instantAt('2026-11-21', '12:00');
const { siteUrl } = MAIL_SETTINGS;

const RECEIPT = { filename: 'R-1.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') };
const confirmed = bookingConfirmedMail(BOOKING, MAIL_SETTINGS, RECEIPT, NOW);

/** The visible text of a page. */
const wordsOf = (page: string): string =>
  page
    .replace(/<style.*?<\/style>|<[^>]+>/gs, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('\u00a0', ' ')
    .replace(/\s*\n\s*/g, '\n');

test('the confirmation tells salon, day, hours, people, services, amounts and the rule, in text and in HTML', () => {
  expect(confirmed.subject).toBe('Booked: Rose & Sons, Tue, 24 Nov, 4:00 pm');
  for (const fact of [
    'Tuesday, 24 November 2026',
    '4:00 pm to 5:30 pm',
    'Cut with Meera, Colour; long, "bold" with Farah',
    '12 Inner Road, Madhapur, Hyderabad 500081',
    '₹500.00',
    '-₹123.00',
    '₹1,169.50',
    'Free to cancel until Mon, 23 Nov, 4:00 pm. After that, half of what you paid comes back until Tue, 24 Nov, 2:00 pm.',
  ]) {
    expect(confirmed.text).toContain(fact);
    expect(wordsOf(confirmed.html)).toContain(fact);
  }
  expect(confirmed.text).toContain('Cut (30 min)');
  expect(confirmed.attachments).toEqual([RECEIPT]);
});

test('every mail to the customer leads to the booking or to other times, in text and in HTML', () => {
  const refund = { refundId: 'x', refundedPaise: 1, reason: 'discretion' } as const;
  for (const [mail, link] of [
    [confirmed, LINK],
    [bookingRescheduledMail(BOOKING, null, MAIL_SETTINGS, NOW), LINK],
    [bookingReminderMail(BOOKING, 'reminder-2h', siteUrl, NOW), LINK],
    [bookingRefundedMail(BOOKING, refund, siteUrl), LINK],
    [bookingCancelledMail(BOOKING, 1, MAIL_SETTINGS), 'http://localhost:3000/salons'],
  ] as const) {
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.to).toEqual({ name: 'Asha Rao', address: 'asha@people.example' });
  }
});

test.each([
  [24 * 60, 'Free to cancel until'],
  [24 * 60 - 1, 'Cancel until Tue, 24 Nov, 2:00 pm, and half of what you paid comes back.'],
  [119, 'the salon decides'],
])('%i minutes before the visit the rule reads %s', (minutes, words) => {
  const mail = bookingConfirmedMail(BOOKING, MAIL_SETTINGS, undefined, addMinutes(BOOKING.start, -minutes));
  expect(mail.text).toContain(words);
});

test('one person who does everything is named once, and nobody where nobody is', () => {
  const by = (specialist: string | null) =>
    bookingReminderMail(
      aBookingMail({ services: BOOKING.services.map((service) => ({ ...service, specialist })) }),
      'reminder-2h',
      siteUrl,
      NOW,
    ).text;
  expect(by('Meera')).toContain('\nWith Meera\n');
  expect(by(null)).not.toMatch(/with/i);
});

test('nothing that a person typed becomes markup', () => {
  const evil = aBookingMail({
    customer: { ...BOOKING.customer, name: 'Asha <script>alert(1)</script>' },
    specialRequests: 'Tea & <b>quiet</b>',
  });
  const mails = [
    bookingConfirmedMail(evil, MAIL_SETTINGS, undefined, NOW),
    salonToldMail(evil, { what: 'confirmed', sequence: 0, previousStart: null }, siteUrl),
  ];
  for (const { html } of mails) expect(html).not.toMatch(/<script|<b>quiet/);
});

test('a moved visit shows the new time, and the old one struck through', () => {
  const { text, html } = bookingRescheduledMail(
    BOOKING,
    instantAt('2026-11-23', '11:00'),
    MAIL_SETTINGS,
    NOW,
  );
  expect(text).toContain('Before: Mon, 23 Nov, 11:00 am');
  expect(html).toContain('<s>Before: Mon, 23 Nov, 11:00 am</s>');
  expect(text).toContain('Tuesday, 24 November 2026\n4:00 pm to 5:30 pm');
});

test('a visit that the salon moved near is told to be free to cancel until it begins', () => {
  const moved = aBookingMail({ start: addMinutes(NOW, 60), movedBySalonFrom: BOOKING.start });
  const told = bookingRescheduledMail(moved, BOOKING.start, MAIL_SETTINGS, NOW).text;
  expect(told).toContain('Free to cancel until Sat, 21 Nov, 1:00 pm.');
  expect(told).not.toContain('half');
});

test('a cancelled visit says who called it off, what comes back and when', () => {
  const cancelled = aBookingMail({ status: 'cancelled', cancelledBy: 'customer' });
  const half = bookingCancelledMail(cancelled, 58_475, MAIL_SETTINGS).text;
  expect(half).toContain('As you wished');
  expect(half).toContain('Paid: ₹1,169.50\nComes back to you: ₹584.75');
  expect(half).toContain('5 to 7 business days');
  const bySalon = bookingCancelledMail({ ...cancelled, cancelledBy: 'salon' }, 116_950, MAIL_SETTINGS).text;
  expect(bySalon).toContain('the salon had to cancel');
  expect(bySalon).toContain('Everything goes back');
  const closed = { ...cancelled, cancelledBy: 'admin', cancelReason: 'The building is closed.' } as const;
  expect(bookingCancelledMail(closed, 116_950, MAIL_SETTINGS).text).toContain('Why: The building is closed.');
  expect(bookingCancelledMail(cancelled, 0, MAIL_SETTINGS).text).toContain('nothing comes back by itself');
});

test('a visit that is cancelled again after it stood again is told of by a mail of its own', () => {
  const keyOf = (sequence: number) =>
    bookingCancelledMail(aBookingMail({ status: 'cancelled', sequence }), 0, MAIL_SETTINGS).key;
  expect(new Set([keyOf(1), keyOf(3)]).size).toBe(2);
  expect(keyOf(3)).toBe(keyOf(3));
});

test('a visit that is called completed ahead of its time says so, and until when that can be disputed', () => {
  const completed = { status: 'completed', completedAt: NOW, sequence: 2 } as const;
  const { text, calendar } = bookingStatusMail(aBookingMail(completed), 'completed', MAIL_SETTINGS, NOW);
  expect(text).toContain('has marked your visit as completed');
  expect(text).toContain('report a problem by Wed, 25 Nov, 5:30 pm');
  expect(text).not.toMatch(/cancel until|Free to cancel/i);
  expect(calendar).toBeUndefined();
});

test.each([
  ['slot-gone', 'could not be booked any more'],
  ['paid-twice', 'paid a second time'],
  ['customer-cancelled', 'You cancelled your visit'],
  ['salon-cancelled', 'could not take place'],
  ['discretion', 'The salon decided to give you something back'],
  ['by-hand', 'We looked into your visit'],
] as const)('a refund because of %s says so, how much and when it arrives', (reason, words) => {
  const told = bookingRefundedMail(BOOKING, { refundId: 'r', refundedPaise: 25_400, reason }, siteUrl);
  expect(told.subject).toBe('Refunded: ₹254.00, Rose & Sons, Tue, 24 Nov, 4:00 pm');
  for (const fact of [words, '₹254.00', '5 to 7 business days']) expect(told.text).toContain(fact);
});

test.each([
  [24 * 60, 'tomorrow at 4:00 pm'],
  [15 * 60 + 59, 'today at 4:00 pm'],
  [2 * 60, 'today at 4:00 pm'],
])('a reminder %i minutes before says %s', (minutes, when) => {
  const mail = bookingReminderMail(BOOKING, 'reminder-2h', siteUrl, addMinutes(BOOKING.start, -minutes));
  expect(mail.subject).toBe(`Your visit ${when}: Rose & Sons`);
  expect(mail.text).toContain('https://www.google.com/maps/dir/?api=1&destination=17.45%2C78.39');
});

test.each([
  [24 * 60, 'Cancel until Tue, 24 Nov, 2:00 pm, and half of what you paid comes back.'],
  [2 * 60, 'If you cancel now, the salon decides whether something comes back.'],
])('a reminder %i minutes before tells the rule that counts from then on', (minutes, rule) => {
  const mail = bookingReminderMail(BOOKING, 'reminder-2h', siteUrl, addMinutes(BOOKING.start, -minutes));
  expect(mail.text).toContain(rule);
});

test('the salon learns who comes when for what, and no number stands in the subject', () => {
  const mail = salonToldMail(BOOKING, { what: 'confirmed', sequence: 0, previousStart: null }, siteUrl);
  expect(mail.to).toEqual({ name: 'Rose & Sons', address: 'rose@salons.example' });
  expect(mail.subject).toBe('New booking: Asha Rao, Tue, 24 Nov, 4:00 pm');
  for (const fact of ['+91 90000 00001', 'Cut (30 min)', 'Tea & <b>quiet</b>'])
    expect(mail.text).toContain(fact);
});
