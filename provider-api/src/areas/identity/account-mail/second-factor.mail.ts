import { formatDayAndClock } from '@sundara/contracts';
import { actionPart, noted, said } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import { type AccountToTell, accountMail } from './account-mail.ts';

interface SecondFactorChange {
  readonly userId: string;
  readonly at: Date;
  readonly on: boolean;
}

/** Notifies the owner that signing in now requires a code, or no longer does. */
export const secondFactorMail = (
  account: AccountToTell,
  { userId, at, on }: SecondFactorChange,
  siteUrl: string,
): MailMessage => {
  const change = `turned ${on ? 'on' : 'off'}`;
  const since = on
    ? 'Signing in now asks for a code of your authenticator app. Every other device was signed out.'
    : 'Signing in asks for your password alone again.';
  return accountMail(account, {
    key: `second-factor-${on ? 'on' : 'off'}.${userId}.${at.getTime()}`,
    subject: `Your second factor was ${change}`,
    preview: `${formatDayAndClock(at)}.`,
    parts: [
      said(`The second factor of your Sundara account was ${change} on ${formatDayAndClock(at)}. ${since}`),
      said('If it was you, all is well. If not, set a new password now.'),
      noted('If that does not help, answer this mail.'),
      actionPart('Set a new password', new URL('/forgot-password', siteUrl).href),
    ],
    reason: 'it is about the safety of your account',
  });
};
