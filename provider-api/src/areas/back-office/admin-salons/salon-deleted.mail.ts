import { actionPart, noted, said } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import { type AccountToTell, accountMail } from '../../identity/index.ts';
import type { SalonDeleted } from './salon-close.kind.ts';

/** Informs an owner that we deleted the salon, why, what became of its visits, and whom to ask. */
export const salonDeletedMail = (
  owner: AccountToTell,
  salonName: string,
  { salonId, visits, hadPlan, reason }: Omit<SalonDeleted, 'ownerId'>,
  siteUrl: string,
): MailMessage =>
  accountMail(owner, {
    key: `salon-deleted.${salonId}`,
    subject: `${salonName} is deleted`,
    preview: 'It takes no bookings any more.',
    parts: [
      said(`We have deleted your salon ${salonName}: customers do not find it and can not book it any more.`),
      reason ? said(`Why: ${reason}`) : undefined,
      visits > 0 ? said(visitsText(visits)) : undefined,
      hadPlan ? said('Its plan ends at once, and nothing more is charged for it.') : undefined,
      said('Your account stays, and can be given another salon. What is owed to you is paid out as usual.'),
      noted('If you do not know why, answer this mail.'),
      actionPart('Write to us', new URL('/contact', siteUrl).href),
    ],
    reason: 'the salon belonged to your account',
  });

const visitsText = (visits: number): string =>
  visits === 1
    ? 'The visit that it had ahead is cancelled. Its customer is told and gets everything back.'
    : `The ${visits} visits that it had ahead are cancelled. Their customers are told and get everything back.`;
