import * as z from 'zod';
import type { Mailer } from '../../../platform/mail/message.ts';
import { type Job, type JobKind, jobOf } from '../../../platform/outbox/job-kind.ts';
import type { Sealer } from '../../../platform/sealer/sealer.ts';
import { signInCodeMail } from '../account-mail/sign-in-code.mail.ts';

/** Neither the address nor the code can be read from it. */
const payload = z.object({ key: z.string(), sealed: z.string(), expiresAt: z.iso.datetime() });
const content = z.object({ email: z.string(), code: z.string() });

/** About three minutes in all; after that, people ask again. */
export const MAIL_SIGN_IN_CODE: JobKind<z.output<typeof payload>> = {
  name: 'mail.sign-in-code',
  payload,
  retryGapsSeconds: [2, 10, 30, 120],
};

interface Dependencies {
  readonly mailer: Mailer;
  readonly sealer: Sealer;
  readonly now: () => Date;
}

/** Mails a sign-in code, unless it is too old by now or was sealed with another secret. */
export const signInCodeMailJob = ({ mailer, sealer, now }: Dependencies): Job =>
  jobOf(MAIL_SIGN_IN_CODE, async ({ key, sealed, expiresAt }) => {
    const until = new Date(expiresAt);
    const text = sealer.open(sealed, key);
    if (text === undefined || until <= now()) return;
    const { email, code } = content.parse(JSON.parse(text));
    await mailer.send(signInCodeMail(email, { key: key.slice(0, 32), code, expiresAt: until }));
  });
