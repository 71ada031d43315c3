import type { OpeningHours, SlotMinutes } from '@sundara/contracts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { salons, services } from '../../marketplace/index.ts';

/** What the search for a salon's next free time needs. */
export interface WaitingSalon {
  readonly id: string;
  readonly openingHours: OpeningHours;
  readonly seats: number;
  readonly slotMinutes: SlotMinutes | null;
  /** The shortest service that it sells; null when it sells none. */
  readonly service: {
    readonly id: string;
    readonly durationMinutes: number;
    readonly bufferMinutes: number;
  } | null;
}

export interface WaitingService extends WaitingSalon {
  readonly service: NonNullable<WaitingSalon['service']>;
}

const salonFields = {
  id: salons.id,
  openingHours: salons.openingHours,
  seats: salons.seats,
  slotMinutes: salons.slotMinutes,
};
const serviceFields = {
  id: services.id,
  durationMinutes: services.durationMinutes,
  bufferMinutes: services.bufferMinutes,
};

/** The visible ones among the salons, each with its shortest active service. */
export const findWaitingSalons = (db: DatabaseHandle, ids: readonly string[]): Promise<WaitingSalon[]> =>
  db
    .selectDistinctOn([salons.id], { ...salonFields, service: serviceFields })
    .from(salons)
    .leftJoin(services, and(eq(services.salonId, salons.id), eq(services.isActive, true)))
    .where(and(inArray(salons.id, [...ids]), eq(salons.isActive, true)))
    .orderBy(asc(salons.id), asc(services.durationMinutes), asc(services.bufferMinutes), asc(services.id));

/** The visible salon of each service that is sold, with that service. */
export const findWaitingServices = (db: DatabaseHandle, ids: readonly string[]): Promise<WaitingService[]> =>
  db
    .select({ ...salonFields, service: serviceFields })
    .from(services)
    .innerJoin(salons, eq(services.salonId, salons.id))
    .where(and(inArray(services.id, [...ids]), eq(services.isActive, true), eq(salons.isActive, true)));
