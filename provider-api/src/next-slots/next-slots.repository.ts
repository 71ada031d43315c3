import type { OpeningHours } from '@sundara/contracts';
import { and, eq, inArray, min } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { salons, services } from '../salons/salons.tables.ts';

/** A salon as far as its next free time goes. */
export interface WaitingSalon {
  readonly id: string;
  readonly openingHours: OpeningHours;
  readonly seats: number;
  /** Of the shortest service that it sells, in minutes; null when it sells none. */
  readonly shortestMinutes: number | null;
}

/** Those of the salons that visitors may see, each with the length of its shortest active service. */
export const findWaitingSalons = (db: DatabaseHandle, ids: readonly string[]): Promise<WaitingSalon[]> =>
  db
    .select({
      id: salons.id,
      openingHours: salons.openingHours,
      seats: salons.seats,
      shortestMinutes: min(services.durationMinutes),
    })
    .from(salons)
    .leftJoin(services, and(eq(services.salonId, salons.id), eq(services.isActive, true)))
    .where(and(inArray(salons.id, [...ids]), eq(salons.isActive, true)))
    .groupBy(salons.id);
