import { formatDayAndClock, formatPhone } from '@sundara/contracts';
import { html } from '../../../platform/mail/mail-html.ts';
import { heading, mailPage, panel, paragraph, quotation } from '../../../platform/mail/mail-layout.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import type { BookingMail } from '../booking-mail/booking-mail.ts';
import { money } from '../booking-mail/visit-text.ts';

/** Informs the team of a dispute; a reply to the mail goes to the customer. */
export const disputeOpenedMail = (booking: BookingMail, reason: string, inbox: string): MailMessage => {
  const { bookingId, customer, salon, start, services, totalPaise } = booking;
  const facts = [
    `${formatDayAndClock(start)}, ${services.map(({ name }) => name).join(', ')}, ${money(totalPaise)}`,
    [customer.name, customer.email, formatPhone(customer.phone)].filter(Boolean).join(', '),
    ['Salon', salon.phone, salon.email].filter(Boolean).join(', '),
    `Booking ${bookingId}`,
  ];
  const note = 'Answer this mail to write to the customer. What they wrote is as they typed it.';
  return {
    key: `dispute-opened.${bookingId}`,
    to: { name: 'Sundara', address: inbox },
    replyTo: { name: customer.name, address: customer.email },
    subject: `Dispute: ${salon.name}, ${formatDayAndClock(start)}`,
    text: [`Dispute about a visit to ${salon.name}`, facts.join('\n'), reason, note].join('\n\n'),
    html: mailPage({
      title: 'A visit is disputed',
      preview: reason.slice(0, 140),
      content: html`${heading('A visit is disputed')}${panel(salon.name, facts)}${quotation(reason)}${paragraph(note)}`,
      reason: 'disputes are sent here',
    }),
    attachments: [],
  };
};
