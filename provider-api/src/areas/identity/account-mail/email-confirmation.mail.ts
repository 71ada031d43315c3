import { formatDayAndClock } from '@sundara/contracts';
import { actionPart, noted, said } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import { type AccountToTell, accountMail } from './account-mail.ts';

interface ConfirmationLink {
  /** Identifies the mail; reveals nothing about the token. */
  readonly key: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** The mail with the link by which a customer confirms the account's e-mail (decision 59). */
export const emailConfirmationMail = (
  account: AccountToTell,
  { key, token, expiresAt }: ConfirmationLink,
  siteUrl: string,
): MailMessage =>
  accountMail(account, {
    key: `email-confirmation.${key}`,
    subject: 'Confirm your e-mail',
    preview: 'One press, and you can go on with your booking.',
    parts: [
      said(
        `Please confirm that this is your e-mail address. Then go back to your booking and try again. The link works once, until ${formatDayAndClock(expiresAt)}.`,
      ),
      noted(
        'If you have no account at Sundara, somebody gave this address by mistake: you need not do anything.',
      ),
      actionPart('Confirm my e-mail', new URL(`/confirm-email/${token}`, siteUrl).href),
    ],
    reason: 'somebody who is signed in with this address asked to confirm it',
  });
