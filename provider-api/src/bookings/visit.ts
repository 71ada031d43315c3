import { type OpeningHours, type Quote, quote } from '@sundara/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { ApiError } from '../http/api-error.ts';
import { isUuid } from '../http/uuid.ts';
import { salons, services } from '../salons/salons.tables.ts';

export interface VisitSalon {
  readonly id: string;
  readonly openingHours: OpeningHours;
  readonly seats: number;
}

export interface VisitService {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly pricePaise: number;
  readonly discountPercent: number;
  readonly durationMinutes: number;
}

/** Services of one salon, one after the other, as the database knows and prices them now. */
export interface Visit {
  readonly salon: VisitSalon;
  /** In the order in which they were asked for, each once. */
  readonly services: readonly VisitService[];
  readonly durationMinutes: number;
  readonly quote: Quote;
}

/**
 * Finds what a visit is made of (resolutions M2, M5). A service named twice counts once.
 * @throws ApiError NOT_FOUND for a salon that is unknown or hidden; SERVICE_NOT_OFFERED for a service that is not
 *   an active one of this salon, or where none is named
 */
export const findVisit = async (
  db: DatabaseHandle,
  salonId: string,
  serviceIds: readonly string[],
): Promise<Visit> => {
  const salon = await findSalon(db, salonId);
  const wanted = [...new Set(serviceIds.map((id) => id.toLowerCase()))];
  if (wanted.length === 0 || !wanted.every((id) => isUuid(id))) throw new ApiError('SERVICE_NOT_OFFERED');
  const offered = new Map((await findServices(db, salon.id, wanted)).map((service) => [service.id, service]));
  const chosen = wanted.flatMap((id) => offered.get(id) ?? []);
  if (chosen.length < wanted.length) throw new ApiError('SERVICE_NOT_OFFERED');
  const durationMinutes = chosen.reduce((sum, service) => sum + service.durationMinutes, 0);
  return { salon, services: chosen, durationMinutes, quote: quote(chosen) };
};

const findSalon = async (db: DatabaseHandle, id: string): Promise<VisitSalon> => {
  const unknown = new ApiError('NOT_FOUND', { message: 'This salon is not on Sundara.' });
  if (!isUuid(id)) throw unknown;
  const [salon] = await db
    .select({ id: salons.id, openingHours: salons.openingHours, seats: salons.seats })
    .from(salons)
    .where(and(eq(salons.id, id), eq(salons.isActive, true)));
  if (!salon) throw unknown;
  return salon;
};

const findServices = (db: DatabaseHandle, salonId: string, ids: readonly string[]): Promise<VisitService[]> =>
  db
    .select({
      id: services.id,
      name: services.name,
      description: services.description,
      category: services.category,
      pricePaise: services.pricePaise,
      discountPercent: services.discountPercent,
      durationMinutes: services.durationMinutes,
    })
    .from(services)
    .where(and(eq(services.salonId, salonId), eq(services.isActive, true), inArray(services.id, [...ids])));
