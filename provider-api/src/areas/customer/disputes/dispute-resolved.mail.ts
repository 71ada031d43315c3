import { formatDayAndClock, type Paise } from '@sundara/contracts';
import { quotation } from '../../../platform/mail/mail-layout.ts';
import { actionPart, type MailPart, said } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import type { BookingMail } from '../booking-mail/booking-mail.ts';
import { customerMail } from '../booking-mail/customer-mail.ts';
import { bookingLink, salonBookingLink } from '../booking-mail/mail-links.ts';
import { salonMail } from '../booking-mail/salon-mail.ts';
import { money } from '../booking-mail/visit-text.ts';

/** The outcome of a dispute, in the words for one side. */
export interface Outcome {
  readonly words: string;
  readonly refundPaise: Paise;
}

const quoted = (text: string): MailPart => ({ text, html: quotation(text) });

/** Informs the customer of the outcome of their dispute and of the refund. */
export const disputeResolvedMail = (booking: BookingMail, outcome: Outcome, siteUrl: string): MailMessage => {
  const { bookingId, salon, start } = booking;
  const when = formatDayAndClock(start);
  return customerMail(booking, {
    key: `dispute-resolved.${bookingId}`,
    subject: `Decided: ${salon.name}, ${when}`,
    title: 'We have decided',
    preview: `About your visit to ${salon.name}.`,
    parts: [
      said(`You told us of a problem with your visit on ${when} at ${salon.name}. This came of it:`),
      quoted(outcome.words),
      said(backToCustomer(outcome)),
      actionPart('See your booking', bookingLink(siteUrl, booking)),
    ],
  });
};

const backToCustomer = ({ refundPaise }: Outcome): string =>
  refundPaise === 0
    ? 'Nothing goes back of what you paid.'
    : `${money(refundPaise)} goes back to you the way you paid. We write again once it is sent.`;

/** Informs the salon of the outcome of a dispute about one of its visits. */
export const disputeSalonMail = (booking: BookingMail, outcome: Outcome, siteUrl: string): MailMessage => {
  const { bookingId, customer, start } = booking;
  const when = formatDayAndClock(start);
  return salonMail(booking, {
    key: `dispute-salon.${bookingId}`,
    subject: `Dispute resolved: ${customer.name}, ${when}`,
    title: 'A dispute is resolved',
    preview: `${customer.name}, ${when}.`,
    parts: [
      said(`${customer.name} disputed the visit on ${when}. This came of it:`),
      quoted(outcome.words),
      said(backFromSalon(outcome)),
      actionPart('See the booking', salonBookingLink(siteUrl, booking)),
    ],
  });
};

const backFromSalon = ({ refundPaise }: Outcome): string =>
  refundPaise === 0
    ? 'Nothing goes back to the customer.'
    : `${money(refundPaise)} goes back to the customer. Your share of it is taken from your balance.`;
