import { formatDayAndClock, formatRupees, type Paise, rupeesOf } from '@sundara/contracts';
import type { RefundReason } from './booking-mail.jobs.ts';
import type { BookingMail } from './booking-mail.ts';
import { html } from './mail-html.ts';
import { amounts, button, heading, mailPage, paragraph } from './mail-layout.ts';
import type { MailMessage } from './message.ts';

interface Refund {
  readonly gatewayPaymentId: string;
  readonly refundedPaise: Paise;
  readonly reason: RefundReason;
}

/**
 * Tells whoever paid after the hold had ended, and found the time taken, that all of it goes back (resolutions
 * T3); or whoever paid twice, that the second payment does.
 */
export const bookingRefundedMail = (
  booking: BookingMail,
  { gatewayPaymentId, refundedPaise, reason }: Refund,
  siteUrl: string,
): MailMessage => {
  const { customer, salon, start, bookingId } = booking;
  const amount = formatRupees(rupeesOf(refundedPaise));
  const visit = `${formatDayAndClock(start)} at ${salon.name}`;
  const why = WHY[reason](visit);
  const refund = `We have sent all of it back the way it came, ${amount}. Banks usually show it within 5 to 7 working days.`;
  const [label, path] = NEXT[reason](bookingId);
  const link = new URL(path, siteUrl).href;
  return {
    key: `booking-refunded.${gatewayPaymentId.replace('_', '-')}`,
    to: { name: customer.name, address: customer.email },
    subject: `Refunded: ${salon.name}, ${formatDayAndClock(start)}`,
    text: [`Hello ${customer.name},`, why, refund, `${label}: ${link}`].join('\n\n'),
    html: mailPage({
      title: 'Payment refunded',
      preview: `${amount} goes back to you.`,
      content: html`${heading('Your money is on its way back')}${paragraph(`Hello ${customer.name},`)}${paragraph(why)}${amounts([{ label: 'Refunded', amount, total: true }])}${paragraph(refund)}${button(label, link)}`,
    }),
    attachments: [],
  };
};

const WHY: Readonly<Record<RefundReason, (visit: string) => string>> = {
  'slot-gone': (visit) =>
    `Your payment for ${visit} reached us after the time had stopped being held for you, and it could not be booked any more.`,
  'paid-twice': (visit) => `Your visit on ${visit} was paid a second time. The second payment goes back.`,
};

const NEXT: Readonly<Record<RefundReason, (bookingId: string) => readonly [label: string, path: string]>> = {
  'slot-gone': () => ['Choose another time', '/salons'],
  'paid-twice': (bookingId) => ['See your booking', `/bookings/${encodeURIComponent(bookingId)}`],
};
