import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';

/** The middle of Hyderabad, for a salon of which nobody says where it is. */
const CITY = { latitude: 17.385, longitude: 78.4867 };

/** Where a salon stands on the map as far as its address says: its locality by any of its names, or that of its PIN code. */
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
