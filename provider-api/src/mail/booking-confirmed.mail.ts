import {
  DISCOUNT_PERCENT,
  formatClock,
  formatDayAndClock,
  formatDuration,
  formatLongDay,
  formatRupees,
  type Paise,
  rupeesOf,
} from '@sundara/contracts';
import type { BookingMail } from './booking-mail.ts';
import { calendarFile } from './calendar-file.ts';
import { html } from './mail-html.ts';
import { type AmountLine, amounts, button, heading, mailPage, panel, paragraph } from './mail-layout.ts';
import type { MailMessage } from './message.ts';

const money = (paise: Paise): string => formatRupees(rupeesOf(paise));

/** 'Confirmation details have been sent to your email.' (resolutions S20), with the visit as an .ics file. */
export const bookingConfirmedMail = (booking: BookingMail, siteUrl: string, now: Date): MailMessage => {
  const { customer, salon, start, end } = booking;
  const link = new URL(`/bookings/${encodeURIComponent(booking.bookingId)}`, siteUrl).href;
  const day = formatLongDay(start);
  const hours = `${formatClock(start)} to ${formatClock(end)}`;
  const lines = amountLines(booking);
  const request = booking.specialRequests && `Your request to the salon: ${booking.specialRequests}`;
  return {
    key: `booking-confirmed.${booking.bookingId}`,
    to: { name: customer.name, address: customer.email },
    subject: `Booked: ${salon.name}, ${formatDayAndClock(start)}`,
    text: [
      `Hello ${customer.name},`,
      `your visit to ${salon.name} is booked and paid.`,
      `${day}\n${hours} (India time)`,
      [salon.name, salon.address, salon.phone].filter(Boolean).join('\n'),
      lines.map(({ label, note, amount }) => `${note ? `${label} (${note})` : label}: ${amount}`).join('\n'),
      request,
      `See your booking: ${link}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: mailPage({
      title: 'Booking confirmed',
      preview: `${formatDayAndClock(start)} at ${salon.name}, ${money(booking.totalPaise)} paid.`,
      content: html`${heading('Your time is booked')}${paragraph(`Hello ${customer.name}, ${salon.name} is looking forward to your visit.`)}
${panel(day, [hours, salon.name, salon.address, salon.phone].filter(Boolean))}${amounts(lines)}${request ? paragraph(request) : ''}${button('See your booking', link)}`,
    }),
    attachments: [
      calendarFile({
        bookingId: booking.bookingId,
        summary: `${salon.name}: ${booking.services.map(({ name }) => name).join(', ')}`,
        location: `${salon.name}, ${salon.address}`,
        description: `${money(booking.totalPaise)} paid.\n${link}`,
        start,
        end,
        sequence: 0,
        stamp: now,
      }),
    ],
  };
};

const amountLines = (booking: BookingMail): AmountLine[] => [
  ...booking.services.map(({ name, durationMinutes, pricePaise }) => ({
    label: name,
    note: formatDuration(durationMinutes),
    amount: money(pricePaise),
  })),
  { label: `Discount (${DISCOUNT_PERCENT}%)`, amount: money(-booking.discountPaise) },
  { label: 'Convenience fee', amount: money(booking.feePaise) },
  { label: 'GST on the fee', amount: money(booking.gstPaise) },
  { label: 'Total paid', amount: money(booking.totalPaise), total: true },
];
