import { actionPart, noted, said } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import { type BookingMail, bookingLink, customerMail } from '../../customer/index.ts';

/** Informs the author of a review of the salon's answer. */
export const reviewReplyMail = (
  booking: BookingMail,
  { reviewId, reply }: { readonly reviewId: string; readonly reply: string },
  siteUrl: string,
): MailMessage => {
  const { salon } = booking;
  return customerMail(booking, {
    key: `review-reply.${reviewId}`,
    subject: `${salon.name} answered your review`,
    title: `${salon.name} answered your review`,
    preview: reply.length > 120 ? `${reply.slice(0, 119).trimEnd()}…` : reply,
    parts: [
      said('Thank you for saying how your visit was. The salon has written back:'),
      said(`“${reply}”`),
      actionPart('See your review', `${bookingLink(siteUrl, booking)}#review`),
      noted('Everyone who reads your review can read the answer too.'),
    ],
  });
};
