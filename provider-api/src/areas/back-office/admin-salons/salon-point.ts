import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';

/** The middle of Hyderabad, for a salon whose location is unknown. */
const CITY = { latitude: 17.385, longitude: 78.4867 };

/** A salon's point on the map by its address: that of its locality, found by any of its names or by PIN code. */
export const findSalonPoint = async (
  db: DatabaseHandle,
  { sublocality, postalCode }: { readonly sublocality: string; readonly postalCode: string },
): Promise<{ readonly latitude: number; readonly longitude: number }> => {
  const { rows } = await db.execute<typeof CITY>(sql`
    select latitude, longitude from localities
    where kind = 'locality' and (search_fold(${sublocality}) = any(keys) or (${postalCode} <> '' and pin = ${postalCode}))
    order by search_fold(${sublocality}) = any(keys) desc, name limit 1`);
  return rows[0] ?? CITY;
};
