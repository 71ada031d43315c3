import { isDeepStrictEqual } from 'node:util';
import { AMENITIES } from '@sundara/contracts';
import type { updateSalonProfile } from '@sundara/contracts/api';
import { and, eq, gt, max, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { requirePhone } from '../../../platform/phone/parse-phone.ts';
import { occupations } from '../../booking/index.ts';
import type { SalonRow } from '../../marketplace/index.ts';

/** A profile as its owner or an admin sends it. */
export type GivenProfile = Omit<z.output<typeof updateSalonProfile.body>, 'keepVisits'>;
export type SalonColumns = Partial<SalonRow>;

const invalid = (path: string, message: string) =>
  new ApiError('VALIDATION_FAILED', { message, fields: [{ path, message }] });

/**
 * The columns of the given fields except place, hours and pictures; customers need a name and contact data.
 * @throws ApiError VALIDATION_FAILED
 */
export const ownColumns = (given: GivenProfile): SalonColumns => {
  const { email, contactNumber, priceRange, specialties, facts } = given;
  return named({
    name: given.name,
    description: given.description,
    contactNumber: contactNumber === undefined ? undefined : requirePhone(contactNumber, 'contactNumber'),
    email: email?.toLowerCase(),
    priceTier: priceRange,
    specialties: specialties && [...new Set(specialties)],
    serves: facts?.serves,
    homeService: facts?.homeService,
    amenities: facts?.amenities && AMENITIES.filter((amenity) => facts.amenities?.includes(amenity)),
    seats: given.seats,
    slotMinutes: given.slotMinutes,
    allowsLateReschedule: given.allowsLateReschedule,
    ownerName: given.ownerName,
    ownerDescription: given.ownerDescription,
  });
};

/** The address columns; the country is always India (specification 2, section 2). */
export const whereColumns = ({
  address = {},
  coordinates,
  location,
}: Pick<GivenProfile, 'address' | 'coordinates' | 'location'>): SalonColumns => {
  const { street, area, sublocality, city, state, postalCode } = address;
  return named({
    ...{ street, area, sublocality, city, state, postalCode },
    country: 'India',
    ...coordinates,
    location: location === undefined ? undefined : location || null,
  });
};

const named = (columns: { readonly [K in keyof SalonRow]?: SalonRow[K] | undefined }): SalonColumns =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));

/** The row's value in a column. */
export const columnOf = (row: object, column: string): unknown => new Map(Object.entries(row)).get(column);

/** The wanted columns that differ from the row. */
export const differences = (before: SalonRow, wanted: SalonColumns): SalonColumns =>
  Object.fromEntries(
    Object.entries(wanted).filter(([column, value]) => !isDeepStrictEqual(value, columnOf(before, column))),
  );

/** Chairs with visits ahead can't be removed. @throws ApiError VALIDATION_FAILED */
export const requireFreeChairs = async (tx: TransactionHandle, salonId: string, seats: number, now: Date) => {
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
