import { WEEKDAYS } from '@sundara/contracts';
import type { ToGoLive } from '@sundara/contracts/api';
import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { type SalonRow, salons, services, writeAudit } from '../../marketplace/index.ts';
import { MAIL_SALON_LIVE } from './salon-live.job.ts';

type Draft = Pick<SalonRow, 'id' | 'openingHours' | 'cover' | 'gallery'>;

/** What a draft has already of what customers need: a day on which it opens, an active service, an own picture. */
export const findToGoLive = async (
  db: DatabaseHandle,
  { id, openingHours, cover, gallery }: Draft,
): Promise<ToGoLive> => ({
  hours: WEEKDAYS.some((day) => !openingHours[day].closed),
  service: (await findActiveService(db, id)) !== undefined,
  picture: cover !== null || (gallery ?? []).length > 0,
});

const findActiveService = async (db: DatabaseHandle, salonId: string) =>
  (
    await db
      .select({ found: sql`1` })
      .from(services)
      .where(and(eq(services.salonId, salonId), eq(services.isActive, true)))
      .limit(1)
  )[0];

/** Who changed the salon, and when. */
interface Change {
  readonly account: Pick<Account, 'id' | 'role'>;
  readonly salonId: string;
  readonly now: Date;
}

/**
 * Shows a draft to visitors if nothing is missing any more (decision 88); audited, and mailed to its owner. To be called
 * at the end of each transaction that changes hours, services or pictures, which holds the salon's lock.
 */
export const goLiveIfComplete = async (
  tx: TransactionHandle,
  { account, salonId, now }: Change,
): Promise<void> => {
  const [draft] = await tx
    .select()
    .from(salons)
    .where(and(eq(salons.id, salonId), eq(salons.isDraft, true)));
  if (!draft || !Object.values(await findToGoLive(tx, draft)).every(Boolean)) return;
  await tx.update(salons).set({ isDraft: false, isActive: true }).where(eq(salons.id, salonId));
  const changes = { isActive: [false, true] } as const;
  await writeAudit(tx, account, { salonId, action: 'salon.wentLive', subjectId: salonId, changes }, now);
  await enqueueJob(tx, MAIL_SALON_LIVE, salonId, { salonId });
};
