import { isDeepStrictEqual } from 'node:util';
import { updateSalonProfile } from '@sundara/contracts/api';
import { and, eq, gt, max, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { writeAudit } from '../audit/write-audit.ts';
import type { Account } from '../auth/access.ts';
import { occupations } from '../bookings/occupations.tables.ts';
import { lockSalon } from '../bookings/salon-lock.ts';
import type { TransactionHandle } from '../database/database-handle.ts';
import type { Database } from '../database/open-database.ts';
import { ApiError } from '../http/api-error.ts';
import { requirePhone } from '../phone/parse-phone.ts';
import type { SalonRow } from '../salons/salon.presenter.ts';
import { salons } from '../salons/salons.tables.ts';
import { ownSalon } from './own-salon.ts';
import { changedHours } from './profile-hours.ts';
import { changedPictures } from './profile-pictures.ts';

type Given = z.output<typeof updateSalonProfile.body>;
type Columns = Partial<SalonRow>;

const isEmail = (text: string): boolean => z.email().safeParse(text).success;

/**
 * Changes what is named of the owner's salon, under its lock, so that no hold slips between; what stays as it was is not
 * written. Visits that stand keep their time, whatever the hours become.
 * @returns the salon as it is then
 * @throws ApiError NOT_FOUND without a salon; VALIDATION_FAILED with the fields that are not right: nothing is changed
 */
export const updateProfile = ({ transaction }: Database, account: Account, given: Given, now: Date) =>
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
    const changes = differences(before, { ...wanted, openingHours });
    if (changes.seats !== undefined) await requireFree(tx, id, changes.seats, now);
    if (Object.keys(changes).length === 0) return before;
    const [after] = await tx.update(salons).set(changes).where(eq(salons.id, id)).returning();
    if (!after) throw new ApiError('NOT_FOUND');
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
    return after;
  });

const invalid = (path: string, message: string) =>
  new ApiError('VALIDATION_FAILED', { message, fields: [{ path, message }] });

/** Those that are named; a name and a way to be reached are what customers need. */
const ownColumns = (given: Given): Columns => {
  const { email, contactNumber, priceRange, specialties } = given;
  if (email !== undefined && !isEmail(email)) throw invalid('email', 'Email is invalid');
  return named({
    name: given.name,
    description: given.description,
    contactNumber: contactNumber === undefined ? undefined : requirePhone(contactNumber, 'contactNumber'),
    email: email?.toLowerCase(),
    priceTier: priceRange,
    specialties: specialties && [...new Set(specialties)],
    seats: given.seats,
    slotMinutes: given.slotMinutes,
    allowsLateReschedule: given.allowsLateReschedule,
    ownerName: given.ownerName,
    ownerDescription: given.ownerDescription,
  });
};

/** The address; the country is India whatever is said (specification 2, section 2). */
const whereColumns = ({ address = {}, coordinates, location }: Given): Columns => {
  const { street, area, sublocality, city, state, postalCode } = address;
  if (postalCode && !/^[1-9]\d{5}$/.test(postalCode))
    throw invalid('address.postalCode', 'A PIN code has six digits');
  if (coordinates && (Math.abs(coordinates.latitude) > 90 || Math.abs(coordinates.longitude) > 180))
    throw invalid('coordinates', 'There is no such point on the map');
  return named({
    ...{ street, area, sublocality, city, state, postalCode },
    country: 'India',
    ...coordinates,
    location: location === undefined ? undefined : location || null,
  });
};

const named = (columns: { readonly [K in keyof SalonRow]?: SalonRow[K] | undefined }): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));

const columnOf = (row: object, column: string): unknown => new Map(Object.entries(row)).get(column);

const differences = (before: SalonRow, wanted: Columns): Columns =>
  Object.fromEntries(
    Object.entries(wanted).filter(([column, value]) => !isDeepStrictEqual(value, columnOf(before, column))),
  );

/** Chairs that a visit to come has taken can't go. */
const requireFree = async (tx: TransactionHandle, salonId: string, seats: number, now: Date) => {
  const [taken] = await tx
    .select({ chair: max(occupations.chair) })
    .from(occupations)
    .where(
      and(
        eq(occupations.salonId, salonId),
        gt(occupations.chair, seats),
        sql`upper(${occupations.during}) > ${now}`,
      ),
    );
  if (!taken?.chair) return;
  throw invalid(
    'seats',
    `Chair ${taken.chair} has visits ahead: move them first, or keep ${taken.chair} chairs.`,
  );
};
