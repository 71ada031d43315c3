import { actionPart, noted, said } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import { type AccountToTell, accountMail } from '../../identity/index.ts';

interface Assignment {
  readonly salonId: string;
  readonly ownerId: string;
  readonly salonName: string;
  readonly isDraft: boolean;
}

/** Informs an owner that an admin gave them a salon, and what to do there first. */
export const salonAssignedMail = (
  owner: AccountToTell,
  { salonId, ownerId, salonName, isDraft }: Assignment,
  siteUrl: string,
): MailMessage =>
  accountMail(owner, {
    key: `salon-assigned.${salonId}.${ownerId}`,
    subject: `${salonName} is yours to run`,
    preview: 'It belongs to your account now.',
    parts: [
      said(
        `The salon ${salonName} belongs to your account now: you see its bookings, and change what it shows.`,
      ),
      said(
        isDraft
          ? 'Customers see it as soon as it has opening hours, a service and a picture.'
          : 'Look at its hours, services, prices and team first: customers book what stands there.',
      ),
      noted('If you did not expect this, answer this mail.'),
      actionPart('Open your salon', new URL('/salon/dashboard', siteUrl).href),
    ],
    reason: 'the salon was given to your account',
  });
