import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Mailer } from '../../../platform/mail/message.ts';
import { type Job, type JobKind, jobOf } from '../../../platform/outbox/job-kind.ts';
import { secondFactorMail } from '../account-mail/second-factor.mail.ts';
import { users } from '../accounts/accounts.tables.ts';

const payload = z.object({ userId: z.uuid(), at: z.iso.datetime(), on: z.boolean() });
export const MAIL_SECOND_FACTOR: JobKind<z.output<typeof payload>> = { name: 'mail.second-factor', payload };

interface Dependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly siteUrl: string;
}

/** The mail that a second factor was turned on or off. */
export const secondFactorMailJob = ({ database, mailer, siteUrl }: Dependencies): Job =>
  jobOf(MAIL_SECOND_FACTOR, async ({ userId, at, on }) => {
    const [account] = await database.db
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, userId));
    if (account) await mailer.send(secondFactorMail(account, { userId, on, at: new Date(at) }, siteUrl));
  });
