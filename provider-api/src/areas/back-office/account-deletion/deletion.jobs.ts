import { addMinutes } from '@sundara/contracts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Mailer } from '../../../platform/mail/message.ts';
import { type Again, type Job, jobOf } from '../../../platform/outbox/job-kind.ts';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import { users } from '../../identity/index.ts';
import { accountDeletedMail } from './account-deleted.mail.ts';
import { ERASE_TRACES, MAIL_ACCOUNT_DELETED } from './deletion.kinds.ts';
import { eraseFromBookings } from './erase-customer.ts';
import { eraseFromGatewayEvents } from './erase-gateway-events.ts';

/** By then refunds are paid out, and the gateway sends no new events. */
const LAST_NEWS_DAYS = 30;

interface Dependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly now: () => Date;
}

/** The jobs that remain once an account is deleted. */
export const deletionJobs = ({ database: { db, transaction }, mailer, now }: Dependencies): Job[] => [
  jobOf(MAIL_ACCOUNT_DELETED, async ({ to, ...deletion }) => {
    if (!to) return;
    await mailer.send(accountDeletedMail(to, deletion));
    // Finished jobs are stored for a while, but this one without its address.
    await db
      .update(outbox)
      .set({ payload: { ...deletion, to: null } })
      .where(and(eq(outbox.kind, MAIL_ACCOUNT_DELETED.name), eq(outbox.key, deletion.customerId)));
  }),
  jobOf(ERASE_TRACES, async ({ customerId }): Promise<Again | undefined> => {
    const [customer] = await db
      .select({ deletedAt: users.deletedAt })
      .from(users)
      .where(and(eq(users.id, customerId), isNotNull(users.deletedAt)));
    if (!customer?.deletedAt) return undefined;
    await transaction((tx) => eraseFromBookings(tx, customerId, now()));
    await eraseFromGatewayEvents(db, customerId);
    const lastNews = addMinutes(customer.deletedAt, LAST_NEWS_DAYS * 24 * 60);
    if (now() < lastNews) return { again: lastNews };
    // A last mail that could not be sent by now will never be sent.
    await db
      .update(outbox)
      .set({ payload: sql`jsonb_set(${outbox.payload}, '{to}', 'null')` })
      .where(and(eq(outbox.kind, MAIL_ACCOUNT_DELETED.name), eq(outbox.key, customerId)));
    return undefined;
  }),
];
