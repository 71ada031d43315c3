import { randomUUID } from 'node:crypto';
import { type DayHours, WEEKDAYS } from '@sundara/contracts';
import { approveApplication as operation } from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { hashUnknownPassword, type LinkRequests } from '../../identity/index.ts';
import { writeAudit } from '../../marketplace/index.ts';
import { insertSalon } from '../admin-salons/create-salon.command.ts';
import { MAIL_SALON_ASSIGNED } from '../admin-salons/salon-assigned.job.ts';
import { planErasure } from './application-erasure.ts';
import { ownerOf } from './application-owner.ts';
import { type ApplicationRow, applications } from './applications.tables.ts';
import { decidedAlready, lockApplication } from './lock-application.ts';

interface Dependencies {
  readonly database: Database;
  readonly invitations: LinkRequests;
  readonly now: () => Date;
}

/** A draft opens on no day until its owner says when. */
const SHUT: DayHours = { open: '10:00', close: '20:00', closed: true, breaks: [] };

/**
 * Makes the salon of an application, as a draft, with its owner; both are mailed, and all of it is audited, in one
 * transaction. Of two admins the first wins; the same again by the same admin changes nothing.
 * @returns the e-mail of an account that was opened for it
 * @throws ApiError NOT_FOUND; APPLICATION_DECIDED, whose message says by whom; APPLICANT_REFUSED, and why
 */
export const approveApplication = async (
  { database, invitations, now }: Dependencies,
  admin: Account,
  id: string,
): Promise<string | undefined> => {
  const passwordHash = await hashUnknownPassword();
  const at = now();
  return database.transaction(async (tx) => {
    const application = await lockApplication(tx, id);
    if (application.state === 'approved' && application.decidedBy === admin.id) return undefined;
    if (application.state !== 'waiting') throw await decidedAlready(tx, application);
    const { ownerId, isNew } = await ownerOf(tx, application, { admin, invitations, passwordHash, now: at });
    const salonId = await insertDraft(tx, application, { ownerId, admin, now: at });
    await tx
      .update(applications)
      .set({ state: 'approved', decidedBy: admin.id, decidedAt: at, salonId })
      .where(eq(applications.id, id));
    await enqueueJob(tx, MAIL_SALON_ASSIGNED, salonId, { salonId, ownerId });
    await planErasure(tx, id, at);
    const changes = { state: ['waiting', 'approved'], ownerId: [null, ownerId] } as const;
    await writeAudit(tx, admin, { salonId, action: operation.name, subjectId: id, changes }, at);
    return isNew ? application.email : undefined;
  });
};

interface Made {
  readonly ownerId: string;
  readonly admin: Account;
  readonly now: Date;
}

const insertDraft = async (
  tx: TransactionHandle,
  application: ApplicationRow,
  { ownerId, admin, now }: Made,
): Promise<string> => {
  const { salonName: name, email, contactNumber, ownerName, street, sublocality } = application;
  const workingHours = Object.fromEntries(WEEKDAYS.map((day) => [day, { ...SHUT, breaks: [] }]));
  const profile = { name, email, contactNumber, ownerName, address: { street, sublocality }, workingHours };
  const id = randomUUID();
  await insertSalon(tx, id, profile, {
    ...{ ownerId, isActive: false, isDraft: true },
    // The key makes one salon of one application, whatever happens to its row.
    ...{ createdBy: admin.id, creationKey: application.id, createdAt: now },
  });
  return id;
};
