import type { Hidden } from '@sundara/contracts/api';
import { actionPart, noted, said } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import type { BookingMail } from '../booking-mail/booking-mail.ts';
import { customerMail } from '../booking-mail/customer-mail.ts';
import { bookingLink } from '../booking-mail/mail-links.ts';

/** Informs the author of a review that it is hidden, and why. */
export const reviewHiddenMail = (
  booking: BookingMail,
  key: string,
  { reasonText, words }: Pick<Hidden, 'reasonText' | 'words'>,
  siteUrl: string,
): MailMessage =>
  customerMail(booking, {
    key: `review-hidden.${key}`,
    subject: `Your review of ${booking.salon.name} is hidden`,
    title: 'Your review is hidden',
    preview: reasonText,
    parts: [
      said(`We have hidden your review of ${booking.salon.name}. This is why:`),
      said(reasonText),
      words ? said(`“${words}”`) : undefined,
      said(
        'Its words, photos and stars are not shown to others and count for nothing. You and the salon still see it.',
      ),
      actionPart('See your review', `${bookingLink(siteUrl, booking)}#review`),
      noted(
        'You can write it anew; it stays hidden until we have looked at it again. Write to us if we are wrong.',
      ),
    ],
  });

/** Informs the author of a review that everyone can read it again. */
export const reviewShownMail = (booking: BookingMail, key: string, siteUrl: string): MailMessage =>
  customerMail(booking, {
    key: `review-shown.${key}`,
    subject: `Your review of ${booking.salon.name} is shown again`,
    title: 'Your review is shown again',
    preview: 'We have looked at it once more.',
    parts: [
      said(
        `We have looked at your review of ${booking.salon.name} once more. It was hidden; now everyone can read it again, and its stars count.`,
      ),
      actionPart('See your review', `${bookingLink(siteUrl, booking)}#review`),
    ],
  });
