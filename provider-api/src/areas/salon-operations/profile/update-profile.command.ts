import { updateSalonProfile } from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { lockSalon, ownSalon, type SalonRow, salons, writeAudit } from '../../marketplace/index.ts';
import { goLiveIfComplete } from '../going-live/go-live.ts';
import { requireNoneOutside } from '../hours/visits-outside.ts';
import { changedHours } from './profile-hours.ts';
import { changedPictures } from './profile-pictures.ts';
import {
  columnOf,
  differences,
  type GivenProfile,
  ownColumns,
  requireFreeChairs,
  whereColumns,
} from './salon-columns.ts';

/**
 * Changes the given fields of the owner's salon, under its lock, so that no hold is made in between; unchanged values
 * are not written. Booked visits keep their time, whatever the new hours.
 * @returns the salon after the change
 * @throws ApiError NOT_FOUND without a salon; VALIDATION_FAILED with the invalid fields; VISITS_IN_THE_WAY with the
 *   visits that new hours leave outside, unless kept; and then nothing is changed
 */
export const updateProfile = (
  { transaction }: Database,
  account: Account,
  { keepVisits = true, ...given }: GivenProfile & { readonly keepVisits?: boolean | undefined },
  now: Date,
) =>
  transaction(async (tx): Promise<SalonRow> => {
    const { id } = await ownSalon(tx, account.id);
    await lockSalon(tx, id);
    const before = await ownSalon(tx, account.id);
    const wanted = {
      ...ownColumns(given),
      ...whereColumns(given),
      ...(await changedPictures(tx, before, given)),
    };
    const openingHours = changedHours(before.openingHours, given);
    if (!keepVisits)
      await requireNoneOutside(tx, id, { before: before.openingHours, after: openingHours }, now);
    const changes = differences(before, { ...wanted, openingHours });
    if (changes.seats !== undefined) await requireFreeChairs(tx, id, changes.seats, now);
    if (Object.keys(changes).length === 0) return before;
    await tx.update(salons).set(changes).where(eq(salons.id, id));
    const told = Object.entries(changes).map(([column, value]) => [
      column,
      [columnOf(before, column), value],
    ]);
    await writeAudit(
      tx,
      account,
      { salonId: id, action: updateSalonProfile.name, subjectId: id, changes: Object.fromEntries(told) },
      now,
    );
    await goLiveIfComplete(tx, { account, salonId: id, now });
    return ownSalon(tx, account.id);
  });
