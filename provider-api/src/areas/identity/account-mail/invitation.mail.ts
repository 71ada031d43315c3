import { formatDayAndClock, type Role } from '@sundara/contracts';
import { actionPart, noted, said } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import { type AccountToTell, accountMail } from './account-mail.ts';

interface Invitation {
  /** Identifies the mail; reveals nothing about the token. */
  readonly key: string;
  readonly token: string;
  readonly expiresAt: Date;
}

const PURPOSES: Readonly<Record<Role, string>> = {
  customer: 'With it you book visits and keep them in one place.',
  salon: 'With it you run your salon: its bookings, team, services and hours.',
  admin: 'With it you help to run the marketplace.',
};

/** Tells somebody that an admin opened an account for them, with the link to set its first password. */
export const invitationMail = (
  account: AccountToTell & { readonly role: Role },
  { key, token, expiresAt }: Invitation,
  siteUrl: string,
): MailMessage => {
  const until = formatDayAndClock(expiresAt);
  return accountMail(account, {
    key: `invitation.${key}`,
    subject: 'Welcome to Sundara: set your password',
    preview: `The link works once, until ${until}.`,
    parts: [
      said(`We have opened an account for you at Sundara. ${PURPOSES[account.role]}`),
      said(
        `Set your password by this link. It works once, until ${until}. Show it to nobody: it opens your account.`,
      ),
      noted(
        `After that, "Forgot password?" has a new link mailed. If you did not expect this, answer this mail.`,
      ),
      actionPart('Set your password', new URL(`/reset-password/${token}`, siteUrl).href),
    ],
    reason: 'an account was opened with this address',
  });
};
