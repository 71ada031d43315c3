import { type OpeningHours, type Quote, quote, type SlotMinutes } from '@sundara/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { salons, services } from '../../marketplace/index.ts';

export interface VisitSalon {
  readonly id: string;
  readonly openingHours: OpeningHours;
  /** Chairs, which it books while it has no roster. */
  readonly seats: number;
  /** Null for the nine hourly starts. */
  readonly slotMinutes: SlotMinutes | null;
  readonly allowsLateReschedule: boolean;
}

export interface VisitService {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly pricePaise: number;
  readonly discountPercent: number;
  readonly durationMinutes: number;
  /** Time to tidy up afterwards, for which the customer does not wait. */
  readonly bufferMinutes: number;
}

/** Services of one salon, done one after the other, with the current data and prices of the database. */
export interface Visit {
  readonly salon: VisitSalon;
  /** Each once, in the order requested, which is the order in which they are done. */
  readonly services: readonly VisitService[];
  readonly durationMinutes: number;
  readonly quote: Quote;
}

/**
 * Finds the salon and the services of a visit (resolutions M2, M5). A service named twice counts once.
 * @throws ApiError NOT_FOUND for a salon that is unknown or hidden; SERVICE_NOT_OFFERED for a service that is not an
 *   active one of this salon, or where none is named
 */
export const findVisit = async (
  db: DatabaseHandle,
  salonId: string,
  serviceIds: readonly string[],
): Promise<Visit> => {
  const wanted = [...new Set(serviceIds.map((id) => id.toLowerCase()))];
  const rows = isUuid(salonId) ? await findOffered(db, salonId, wanted.filter(isUuid)) : [];
  const salon = rows[0]?.salon;
  if (!salon) throw new ApiError('NOT_FOUND', { message: 'This salon is not on Sundara.' });
  const offered = new Map(rows.flatMap(({ service }) => (service ? [[service.id, service] as const] : [])));
  const chosen = wanted.flatMap((id) => offered.get(id) ?? []);
  if (chosen.length === 0 || chosen.length < wanted.length) throw new ApiError('SERVICE_NOT_OFFERED');
  const durationMinutes = chosen.reduce((sum, service) => sum + service.durationMinutes, 0);
  return { salon, services: chosen, durationMinutes, quote: quote(chosen) };
};

/** One row per requested service that the salon sells; one row without a service if it sells none of them. */
const findOffered = (
  db: DatabaseHandle,
  salonId: string,
  ids: readonly string[],
): Promise<{ readonly salon: VisitSalon; readonly service: VisitService | null }[]> =>
  db
    .select({
      salon: {
        id: salons.id,
        openingHours: salons.openingHours,
        seats: salons.seats,
        slotMinutes: salons.slotMinutes,
        allowsLateReschedule: salons.allowsLateReschedule,
      },
      service: {
        id: services.id,
        name: services.name,
        description: services.description,
        category: services.category,
        pricePaise: services.pricePaise,
        discountPercent: services.discountPercent,
        durationMinutes: services.durationMinutes,
        bufferMinutes: services.bufferMinutes,
      },
    })
    .from(salons)
    .leftJoin(
      services,
      and(eq(services.salonId, salons.id), eq(services.isActive, true), inArray(services.id, [...ids])),
    )
    .where(and(eq(salons.id, salonId), eq(salons.isActive, true)));
