import { formatDayAndClock } from '@sundara/contracts';
import { actionPart, noted, said } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import { type AccountToTell, accountMail } from './account-mail.ts';

interface ResetLink {
  /** Identifies the mail; reveals nothing about the token. */
  readonly key: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** The mail with the link to set a new password (resolutions R14). */
export const passwordResetMail = (
  account: AccountToTell,
  { key, token, expiresAt }: ResetLink,
  siteUrl: string,
): MailMessage => {
  const until = formatDayAndClock(expiresAt);
  return accountMail(account, {
    key: `password-reset.${key}`,
    subject: 'Set a new password',
    preview: `The link works once, until ${until}.`,
    parts: [
      said(
        `Somebody asked for a new password for your Sundara account. If it was you, choose it by this link. It works once, until ${until}. Show it to nobody: it opens your account.`,
      ),
      noted('If it was not you, you need not do anything. Your password stays as it is.'),
      actionPart('Choose a new password', new URL(`/reset-password/${token}`, siteUrl).href),
    ],
    reason: 'somebody asked for a new password with this address',
  });
};
