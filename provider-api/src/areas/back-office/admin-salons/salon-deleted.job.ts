import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Mailer } from '../../../platform/mail/message.ts';
import { type Job, jobOf } from '../../../platform/outbox/job-kind.ts';
import { users } from '../../identity/index.ts';
import { salons } from '../../marketplace/index.ts';
import { MAIL_SALON_DELETED } from './salon-close.kind.ts';
import { salonDeletedMail } from './salon-deleted.mail.ts';

interface Dependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly siteUrl: string;
}

/** Informs the former owner of a deleted salon; an account that was deleted since has no address any more. */
export const salonDeletedJob = ({ database: { db }, mailer, siteUrl }: Dependencies): Job =>
  jobOf(MAIL_SALON_DELETED, async ({ ownerId, ...told }) => {
    const [owner] = await db
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, ownerId));
    const [salon] = await db.select({ name: salons.name }).from(salons).where(eq(salons.id, told.salonId));
    if (owner && salon) await mailer.send(salonDeletedMail(owner, salon.name, told, siteUrl));
  });
