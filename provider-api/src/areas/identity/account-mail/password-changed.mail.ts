import { formatDayAndClock } from '@sundara/contracts';
import { actionPart, noted, said } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import { type AccountToTell, accountMail } from './account-mail.ts';

interface PasswordChange {
  readonly userId: string;
  readonly at: Date;
  /** 'reset': by a mailed link; 'changed': while signed in. */
  readonly how: 'reset' | 'changed';
}

const SIGNED_OUT: Readonly<Record<PasswordChange['how'], string>> = {
  reset: 'It was set by a link from a mail. Every device was signed out.',
  changed: 'Every other device was signed out.',
};

/** Notifies the owner, so that a change by somebody else does not go unnoticed. */
export const passwordChangedMail = (
  account: AccountToTell,
  { userId, at, how }: PasswordChange,
  siteUrl: string,
): MailMessage =>
  accountMail(account, {
    key: `password-changed.${userId}.${at.getTime()}`,
    subject: 'Your password was changed',
    preview: `${formatDayAndClock(at)}.`,
    parts: [
      said(
        `The password of your Sundara account was changed on ${formatDayAndClock(at)}. ${SIGNED_OUT[how]}`,
      ),
      said('If it was you, all is well. If not, set a new password now.'),
      noted('If that does not help, answer this mail.'),
      actionPart('Set a new password', new URL('/forgot-password', siteUrl).href),
    ],
    reason: 'it is about the safety of your account',
  });
