import { formatDayAndClock } from '@sundara/contracts';
import { panel } from '../../../platform/mail/mail-layout.ts';
import { noted, said } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import { accountMail } from './account-mail.ts';

interface SignInCode {
  /** Identifies the mail; reveals nothing about the code. */
  readonly key: string;
  readonly code: string;
  readonly expiresAt: Date;
}

/** The mail with the code that signs in or signs up (decision 83); it reads the same for every address. */
export const signInCodeMail = (email: string, { key, code, expiresAt }: SignInCode): MailMessage => {
  const until = formatDayAndClock(expiresAt);
  return accountMail(
    { name: '', email },
    {
      key: `sign-in-code.${key}`,
      subject: `${code} is your code for Sundara`,
      preview: `It works once, until ${until}.`,
      parts: [
        said('Type this code where you asked for it:'),
        { text: code, html: panel(code, [`It works once, until ${until}.`]) },
        said('Show it to nobody: it opens your account.'),
        noted('If you did not ask for it, you need not do anything: without the code nobody gets in.'),
      ],
      reason: 'somebody asked for a code with this address',
    },
  );
};
