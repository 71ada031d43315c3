import { declineApplication as operation } from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { writeAudit } from '../../marketplace/index.ts';
import { planErasure } from './application-erasure.ts';
import { applications } from './applications.tables.ts';
import { decidedAlready, lockApplication } from './lock-application.ts';
import { MAIL_APPLICATION_DECLINED } from './mails/application-mail.jobs.ts';

/**
 * Declines an application and has the reason mailed; audited, without its words. Of two admins the first wins; the same
 * again by the same admin changes nothing.
 * @throws ApiError NOT_FOUND; APPLICATION_DECIDED, whose message says by whom
 */
export const declineApplication = (
  { transaction }: Database,
  admin: Account,
  { id, reason }: { readonly id: string; readonly reason: string },
  now: Date,
): Promise<void> =>
  transaction(async (tx) => {
    const application = await lockApplication(tx, id);
    const { state, decidedBy } = application;
    if (state === 'declined' && decidedBy === admin.id && application.reason === reason) return;
    if (state !== 'waiting') throw await decidedAlready(tx, application);
    await tx
      .update(applications)
      .set({ state: 'declined', decidedBy: admin.id, decidedAt: now, reason })
      .where(eq(applications.id, id));
    await enqueueJob(tx, MAIL_APPLICATION_DECLINED, id, { applicationId: id });
    await planErasure(tx, id, now);
    const changes = { state: ['waiting', 'declined'] } as const;
    await writeAudit(tx, admin, { salonId: null, action: operation.name, subjectId: id, changes }, now);
  });
