import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Mailer } from '../../../platform/mail/message.ts';
import { type Job, type JobKind, jobOf } from '../../../platform/outbox/job-kind.ts';
import { users } from '../../identity/index.ts';
import { salons } from '../../marketplace/index.ts';
import { salonLiveMail } from './salon-live.mail.ts';

const payload = z.object({ salonId: z.uuid() });

/** Informs an owner that a draft went live by itself; its key is the salon's id. */
export const MAIL_SALON_LIVE: JobKind<z.output<typeof payload>> = { name: 'mail.salon-live', payload };

interface Dependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly siteUrl: string;
}

/** Informs whose salon it is by now, unless an admin hid it, or it was deleted, since. */
export const salonLiveJob = ({ database: { db }, mailer, siteUrl }: Dependencies): Job =>
  jobOf(MAIL_SALON_LIVE, async ({ salonId }) => {
    const [found] = await db
      .select({ owner: { name: users.name, email: users.email }, salonName: salons.name })
      .from(salons)
      .innerJoin(users, eq(users.id, salons.ownerId))
      .where(and(eq(salons.id, salonId), eq(salons.isActive, true)));
    if (found) await mailer.send(salonLiveMail(found.owner, { salonId, ...found }, siteUrl));
  });
