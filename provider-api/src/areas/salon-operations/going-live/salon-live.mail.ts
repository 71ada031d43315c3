import { actionPart, noted, said } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import { type AccountToTell, accountMail } from '../../identity/index.ts';

interface LiveSalon {
  readonly salonId: string;
  readonly salonName: string;
}

/** Informs an owner that customers see the salon now, with the way to what they see. */
export const salonLiveMail = (
  owner: AccountToTell,
  { salonId, salonName }: LiveSalon,
  siteUrl: string,
): MailMessage =>
  accountMail(owner, {
    key: `salon-live.${salonId}`,
    subject: 'Your salon is live',
    preview: `Customers find ${salonName} and book it from now on.`,
    parts: [
      said(
        `${salonName} has opening hours, a service and a picture. Customers find it and book it from now on.`,
      ),
      noted('We mail you each new booking. You may change hours, services and pictures at any time.'),
      actionPart('See what customers see', new URL(`/salon/${salonId}`, siteUrl).href),
    ],
    reason: 'the salon belongs to your account',
  });
