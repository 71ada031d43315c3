import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Geocoder } from './geocoder.ts';
import { localities } from './localities.tables.ts';
import { wardAt } from './wards.ts';

/** The farthest that a locality may be from a point to describe it, in kilometres. */
const NEAR_KM = 2.5;

/**
 * Finds the address in the data of the product: the ward around the point, and the nearest known locality, with its
 * PIN. Some localities lie outside the city's wards, such as Manikonda; far from both, there is no address
 * (resolutions S21).
 */
export const createBundledGeocoder =
  ({ db }: Pick<Database, 'db'>): Geocoder =>
  async ({ latitude, longitude }) => {
    // The plane of the salons: one degree is 106.23 km eastwards and 110.67 km northwards here.
    const km = sql<number>`sqrt(power((${localities.longitude} - ${longitude}) * 106.23, 2)
      + power((${localities.latitude} - ${latitude}) * 110.67, 2))`;
    const [near] = await db
      .select({ name: localities.name, pin: localities.pin, km })
      .from(localities)
      .where(and(eq(localities.kind, 'locality'), isNotNull(localities.pin), ne(localities.pin, '')))
      .orderBy(km)
      .limit(1);
    const locality = near && near.km <= NEAR_KM ? near : undefined;
    const area = wardAt({ latitude, longitude }) ?? locality?.name;
    if (area === undefined) return undefined;
    return {
      area,
      sublocality: locality?.name ?? area,
      city: 'Hyderabad',
      state: 'Telangana',
      postalCode: locality?.pin ?? '',
      country: 'India',
    };
  };
