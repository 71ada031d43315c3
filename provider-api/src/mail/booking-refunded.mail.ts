import { formatDayAndClock, formatRupees, type Paise, rupeesOf } from '@sundara/contracts';
import type { BookingMail } from './booking-mail.ts';
import { html } from './mail-html.ts';
import { amounts, button, heading, mailPage, paragraph } from './mail-layout.ts';
import type { MailMessage } from './message.ts';

/** Tells whoever paid after the hold had ended, and found the time taken, that all of it goes back (resolutions T3). */
export const bookingRefundedMail = (
  booking: BookingMail,
  refundedPaise: Paise,
  siteUrl: string,
): MailMessage => {
  const { customer, salon, start } = booking;
  const amount = formatRupees(rupeesOf(refundedPaise));
  const visit = `${formatDayAndClock(start)} at ${salon.name}`;
  const reason = `Your payment for ${visit} reached us after the time had stopped being held for you, and by then it was taken. Nothing is booked.`;
  const refund = `We have sent all of it back the way it came, ${amount}. Banks usually show it within 5 to 7 working days.`;
  const link = new URL('/salons', siteUrl).href;
  return {
    key: `booking-refunded.${booking.bookingId}`,
    to: { name: customer.name, address: customer.email },
    subject: `Refunded: ${salon.name}, ${formatDayAndClock(start)}`,
    text: [`Hello ${customer.name},`, reason, refund, `Choose another time: ${link}`].join('\n\n'),
    html: mailPage({
      title: 'Payment refunded',
      preview: `${amount} goes back to you.`,
      content: html`${heading('Your money is on its way back')}${paragraph(`Hello ${customer.name},`)}${paragraph(reason)}${amounts([{ label: 'Refunded', amount, total: true }])}${paragraph(refund)}${button('Choose another time', link)}`,
    }),
    attachments: [],
  };
};
