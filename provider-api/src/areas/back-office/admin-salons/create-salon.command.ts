import { randomUUID } from 'node:crypto';
import type { DayHours, OpeningHours, WEEKDAYS } from '@sundara/contracts';
import { createSalon } from '@sundara/contracts/api';
import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { illustrationFor } from '../../../platform/pictures/illustrations.ts';
import { salonKindOf, salons, writeAudit } from '../../marketplace/index.ts';
import {
  changedHours,
  changedPictures,
  type GivenProfile,
  ownColumns,
  whereColumns,
} from '../../salon-operations/index.ts';
import { adoptUploads } from './adopt-uploads.ts';
import { requireAvailableOwner } from './available-owners.ts';
import { MAIL_SALON_ASSIGNED } from './salon-assigned.job.ts';
import { auditedChanges } from './salon-audit.ts';
import { picturesOf, profileOf } from './salon-form.ts';
import { findSalonPoint } from './salon-point.ts';

type Given = z.output<typeof createSalon.body>;

/** The initial hours in the admin's form (specification 2, section 3; resolutions T4). */
const NINE_TO_SIX: DayHours = { open: '09:00', close: '18:00', closed: false, breaks: [] };
const DEFAULT_HOURS: OpeningHours = {
  monday: NINE_TO_SIX,
  tuesday: NINE_TO_SIX,
  wednesday: NINE_TO_SIX,
  thursday: NINE_TO_SIX,
  friday: NINE_TO_SIX,
  saturday: NINE_TO_SIX,
  sunday: NINE_TO_SIX,
} satisfies Record<(typeof WEEKDAYS)[number], DayHours>;

/**
 * Adds a salon for an owner who has none, once for each of this admin's keys.
 * @returns its id; for a repeated request, the id of the salon that the first one created
 * @throws ApiError OWNER_HAS_SALON; VALIDATION_FAILED with the invalid fields, and then nothing is added
 */
export const addSalon = (
  { transaction }: Database,
  account: Account,
  given: Given,
  now: Date,
): Promise<string> =>
  transaction(async (tx) => {
    const { userId, idempotencyKey, createSubscription: _, subscriptionPlan: __, ...form } = given;
    const known = idempotencyKey && (await findCreated(tx, account.id, idempotencyKey));
    if (known) return known;
    await requireAvailableOwner(tx, userId);
    const id = randomUUID();
    const profile = profileOf(form, { name: form.name, works: [], workPictures: null });
    const row = await insertSalon(tx, id, profile, {
      ownerId: userId,
      isActive: form.isActive ?? true,
      createdBy: account.id,
      creationKey: idempotencyKey ?? null,
      createdAt: now,
    });
    await adoptUploads(tx, { salonId: id, adminId: account.id }, picturesOf(form));
    const pictures = await changedPictures(tx, row, profile);
    if (Object.keys(pictures).length > 0) await tx.update(salons).set(pictures).where(eq(salons.id, id));
    const { name, isActive, ownerId } = row;
    const changes = auditedChanges({}, { name, isActive, ownerId });
    await enqueueJob(tx, MAIL_SALON_ASSIGNED, id, { salonId: id, ownerId: userId });
    await writeAudit(tx, account, { salonId: id, action: createSalon.name, subjectId: id, changes }, now);
    return id;
  });

/** The salon that an earlier request with this key created. Concurrent requests with one key wait for each other. */
const findCreated = async (
  tx: TransactionHandle,
  adminId: string,
  key: string,
): Promise<string | undefined> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${adminId} ${key}`}, 0))`);
  const [salon] = await tx
    .select({ id: salons.id })
    .from(salons)
    .where(and(eq(salons.createdBy, adminId), eq(salons.creationKey, key)));
  return salon?.id;
};

type Made = 'ownerId' | 'isActive' | 'isDraft' | 'createdBy' | 'creationKey' | 'createdAt';

/** Writes a new salon, at its locality's point if it names none. @throws ApiError OWNER_HAS_SALON; VALIDATION_FAILED */
export const insertSalon = async (
  tx: TransactionHandle,
  id: string,
  profile: GivenProfile,
  made: Pick<typeof salons.$inferInsert, Made>,
) => {
  const columns = { ...ownColumns(profile), ...whereColumns(profile) };
  const { name = '', email = '', contactNumber = '' } = columns;
  const { street = '', sublocality = '', postalCode = '' } = columns;
  const point = profile.coordinates ?? (await findSalonPoint(tx, { sublocality, postalCode }));
  const [row] = await tx
    .insert(salons)
    .values({
      ...columns,
      ...{ id, name, email, contactNumber, street, sublocality, postalCode },
      ...point,
      openingHours: changedHours(DEFAULT_HOURS, profile),
      coverIllustration: illustrationFor('room', salonKindOf(columns.specialties ?? []), id).id,
      ...made,
    })
    // The owner is locked and has none: if something bypassed the lock, the constraint decides (resolutions S16).
    .onConflictDoNothing({ target: salons.ownerId })
    .returning();
  if (!row) throw new ApiError('OWNER_HAS_SALON');
  return row;
};
