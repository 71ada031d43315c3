import { formatDayAndClock } from '@sundara/contracts';
import { actionPart, noted, said } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import type { BookingMail } from '../booking-mail/booking-mail.ts';
import { customerMail } from '../booking-mail/customer-mail.ts';
import { bookingLink } from '../booking-mail/mail-links.ts';

/** Asks the customer once how a visit was. */
export const reviewInvitationMail = (booking: BookingMail, siteUrl: string): MailMessage => {
  const { bookingId, salon, services, start } = booking;
  const visit = services.map(({ name }) => name).join(' and ');
  return customerMail(booking, {
    key: `review-invitation.${bookingId}`,
    subject: `How was ${salon.name}?`,
    title: `How was ${salon.name}?`,
    preview: 'A few words help whoever looks for a good place next, and the people there too.',
    parts: [
      said(`You were there for ${visit} on ${formatDayAndClock(start)}. How was it?`),
      said(
        'A few words help whoever looks for a good place next, and the people there too. Photos are welcome.',
      ),
      actionPart('Write a review', `${bookingLink(siteUrl, booking)}#review`),
      noted('We ask once for each visit. If you would rather not be asked, turn it off in your profile.'),
    ],
  });
};
