import { inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { distanceFrom, type PlanePoint } from '../salons/orders.ts';
import { cardColumns } from '../salons/salons.repository.ts';
import { salons } from '../salons/salons.tables.ts';

/** The cards of salons, in the order of their ids, with the distance if there is a point to measure from. */
export const readCards = async (db: DatabaseHandle, ids: readonly string[], from: PlanePoint | undefined) => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ ...cardColumns, ...(from && { distanceKm: distanceFrom(from) }) })
    .from(salons)
    .where(inArray(salons.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
