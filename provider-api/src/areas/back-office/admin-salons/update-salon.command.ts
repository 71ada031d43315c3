import { toggleSalon, updateSalon } from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { isPostgresError } from '../../../platform/database/postgres-error.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { lockSalon, type SalonRow, salons, writeAudit } from '../../marketplace/index.ts';
import {
  changedHours,
  changedPictures,
  differences,
  goLiveIfComplete,
  ownColumns,
  requireFreeChairs,
  type SalonColumns,
  whereColumns,
} from '../../salon-operations/index.ts';
import { adoptUploads } from './adopt-uploads.ts';
import { requireAvailableOwner } from './available-owners.ts';
import { requireSalon } from './find-admin-salon.ts';
import { MAIL_SALON_ASSIGNED } from './salon-assigned.job.ts';
import { auditedChanges } from './salon-audit.ts';
import { picturesOf, profileOf } from './salon-form.ts';

type Given = z.output<typeof updateSalon.body>;

/**
 * Changes the given fields of a salon, under its lock; unchanged values are not written. A new owner gets it as it is,
 * and the former one may get another.
 * @throws ApiError NOT_FOUND; OWNER_HAS_SALON; VALIDATION_FAILED with the invalid fields, and then nothing is changed
 */
export const changeSalon = (
  { transaction }: Database,
  account: Account,
  id: string,
  { userId, ...form }: Given,
  now: Date,
): Promise<void> =>
  transaction(async (tx) => {
    const before = await lockedSalon(tx, id);
    if (userId !== undefined && userId !== before.ownerId) await requireAvailableOwner(tx, userId, before.id);
    await adoptUploads(tx, { salonId: before.id, adminId: account.id }, picturesOf(form));
    const profile = profileOf(form, before);
    const wanted: SalonColumns = {
      ...ownColumns(profile),
      ...whereColumns(profile),
      ...(await changedPictures(tx, before, profile)),
      openingHours: changedHours(before.openingHours, profile),
      ...(form.isActive !== undefined && shownAs(form.isActive)),
      ...(userId !== undefined && { ownerId: userId }),
    };
    const changes = differences(before, wanted);
    if (changes.seats !== undefined) await requireFreeChairs(tx, before.id, changes.seats, now);
    await write(tx, account, { before, changes, action: updateSalon.name }, now);
    if (typeof changes.ownerId !== 'string') return;
    const told = { salonId: before.id, ownerId: changes.ownerId };
    await enqueueJob(tx, MAIL_SALON_ASSIGNED, before.id, told, { replace: true });
  });

/** Shows or hides a salon: as given, or else the opposite of now (resolutions S18). @throws ApiError NOT_FOUND */
export const switchSalon = (
  { transaction }: Database,
  account: Account,
  { id, isActive }: { readonly id: string; readonly isActive?: boolean | undefined },
  now: Date,
): Promise<void> =>
  transaction(async (tx) => {
    const before = await lockedSalon(tx, id);
    const changes = differences(before, shownAs(isActive ?? !before.isActive));
    await write(tx, account, { before, changes, action: toggleSalon.name }, now);
  });

/** An admin who shows a draft decides that it is complete (decision 88). */
const shownAs = (isActive: boolean): SalonColumns => ({ isActive, ...(isActive && { isDraft: false }) });

const lockedSalon = async (tx: TransactionHandle, id: string): Promise<SalonRow> => {
  const found = await requireSalon(tx, id);
  await lockSalon(tx, found.id);
  return requireSalon(tx, found.id);
};

interface Write {
  readonly before: SalonRow;
  readonly changes: SalonColumns;
  /** The operation's name. */
  readonly action: string;
}

const write = async (
  tx: TransactionHandle,
  account: Account,
  { before, changes, action }: Write,
  now: Date,
): Promise<void> => {
  if (Object.keys(changes).length === 0) return;
  try {
    await tx.update(salons).set(changes).where(eq(salons.id, before.id));
  } catch (error) {
    if (isPostgresError(error, 'UNIQUE_VIOLATION', 'salons_owner_id_unique'))
      throw new ApiError('OWNER_HAS_SALON');
    throw error;
  }
  const told = { salonId: before.id, action, subjectId: before.id, changes: auditedChanges(before, changes) };
  await writeAudit(tx, account, told, now);
  await goLiveIfComplete(tx, { account, salonId: before.id, now });
};
