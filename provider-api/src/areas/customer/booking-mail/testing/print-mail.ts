import { instantAt } from '@sundara/contracts';
import { calendarFileOf } from '../calendar-file.ts';
import { bookingCancelledMail } from '../mails/booking-cancelled.mail.ts';
import { bookingConfirmedMail } from '../mails/booking-confirmed.mail.ts';
import { bookingReminderMail } from '../mails/booking-reminder.mail.ts';
import { bookingRescheduledMail } from '../mails/booking-rescheduled.mail.ts';
import { salonToldMail } from '../mails/salon-told.mail.ts';
import { aBookingMail, MAIL_SETTINGS } from './booking-mail.builder.ts';

// Half past midnight at the salon, which is still the day before in most of the world.
const booking = aBookingMail({
  start: instantAt('2026-11-24', '00:30'),
  end: instantAt('2026-11-24', '01:30'),
});
const now = instantAt('2026-11-22', '23:50');
const before = instantAt('2026-11-23', '00:15');
const mails = [
  bookingConfirmedMail(booking, MAIL_SETTINGS, undefined, now),
  bookingRescheduledMail(booking, before, MAIL_SETTINGS, now),
  bookingCancelledMail({ ...booking, status: 'cancelled' }, 25_400, MAIL_SETTINGS),
  bookingReminderMail(booking, 'reminder-24h', MAIL_SETTINGS.siteUrl, instantAt('2026-11-23', '00:30')),
  salonToldMail(booking, { what: 'rescheduled', sequence: 1, previousStart: before }, MAIL_SETTINGS.siteUrl),
];
for (const { subject, text, html, calendar } of mails) console.log(subject, text, html, calendar?.content);
console.log(calendarFileOf(booking, MAIL_SETTINGS.siteUrl).content);
