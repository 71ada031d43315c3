import { formatDayAndClock } from '@sundara/contracts';
import { actionPart, noted, said } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import { type AccountToTell, accountMail } from './account-mail.ts';

interface SignInLink {
  /** Identifies the mail; reveals nothing about the token. */
  readonly key: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** The mail with the link to sign in after too many wrong passwords (decision 57). */
export const signInLinkMail = (
  account: AccountToTell,
  { key, token, expiresAt }: SignInLink,
  siteUrl: string,
): MailMessage => {
  const until = formatDayAndClock(expiresAt);
  return accountMail(account, {
    key: `sign-in-link.${key}`,
    subject: 'Your sign-in link',
    preview: `The link works once, until ${until}.`,
    parts: [
      said(
        `Somebody tried wrong passwords for your Sundara account, so for a while new browsers get in by this link alone. If it was you, sign in by it. It works once, until ${until}. Show it to nobody: it opens your account.`,
      ),
      noted(
        'If it was not you, you need not do anything: nobody got in, and where you signed in before your password works as ever.',
      ),
      actionPart('Sign in', new URL(`/sign-in-link/${token}`, siteUrl).href),
    ],
    reason: 'somebody tried to sign in with this address',
  });
};
