import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Mailer } from '../../../platform/mail/message.ts';
import { type Job, type JobKind, jobOf } from '../../../platform/outbox/job-kind.ts';
import { users } from '../../identity/index.ts';
import { salons } from '../../marketplace/index.ts';
import { salonAssignedMail } from './salon-assigned.mail.ts';

const payload = z.object({ salonId: z.uuid(), ownerId: z.uuid() });

/** Informs an owner that a salon is theirs; its key is the salon's id. */
export const MAIL_SALON_ASSIGNED: JobKind<z.output<typeof payload>> = {
  name: 'mail.salon-assigned',
  payload,
};

interface Dependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly siteUrl: string;
}

/** Informs the owner, unless the salon was given to somebody else, or deleted, since. */
export const salonAssignedJob = ({ database: { db }, mailer, siteUrl }: Dependencies): Job =>
  jobOf(MAIL_SALON_ASSIGNED, async ({ salonId, ownerId }) => {
    const [found] = await db
      .select({
        owner: { name: users.name, email: users.email },
        salonName: salons.name,
        isDraft: salons.isDraft,
      })
      .from(salons)
      .innerJoin(users, eq(users.id, salons.ownerId))
      .where(and(eq(salons.id, salonId), eq(salons.ownerId, ownerId)));
    if (!found) return;
    const { owner, ...salon } = found;
    await mailer.send(salonAssignedMail(owner, { salonId, ownerId, ...salon }, siteUrl));
  });
