import { addDays, HORIZON_DAYS, instantAt, localDateOf } from '@sundara/contracts';
import type { SlotReply } from '@sundara/contracts/api';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { findVisit, findVisitRequest, nextFreeStart, presentSlot, type Visit } from '../../booking/index.ts';
import { findBookedBefore } from './booked-before.repository.ts';

/** What booking the same again would be. */
export interface RebookOffer {
  readonly salonId: string;
  /** In the order in which they were done. */
  readonly serviceIds: readonly string[];
  /** Names of services that are sold no longer. */
  readonly gone: readonly string[];
  readonly slot: SlotReply | null;
}

/**
 * The services of a customer's own booking that its salon still sells, and the next free start for them as they are
 * sold today: with whom the customer asked for, as long as they can do it, else with anyone. A salon that takes no
 * bookings sells none.
 * @returns undefined for somebody else's booking, one that is missing, and a basket on its way (resolutions R16)
 */
export const findRebookOffer = async (
  db: DatabaseHandle,
  customerId: string,
  bookingId: string,
  now: Date,
): Promise<RebookOffer | undefined> => {
  const booked = await findBookedBefore(db, customerId, bookingId);
  if (!booked) return undefined;
  const { salonId, specialistId, services } = booked;
  const serviceIds = services.filter(({ isSold }) => isSold).map(({ id }) => id);
  const gone = services.filter(({ isSold }) => !isSold).map(({ name }) => name);
  if (serviceIds.length === 0) return { salonId, serviceIds, gone, slot: null };
  const visit = await findVisit(db, salonId, serviceIds);
  const slot =
    (specialistId ? await nextSlotOf(db, visit, { now, customerId, specialistId }) : null) ??
    (await nextSlotOf(db, visit, { now, customerId }));
  return { salonId, serviceIds, gone, slot };
};

const nextSlotOf = async (
  db: DatabaseHandle,
  visit: Visit,
  options: { readonly now: Date; readonly customerId: string; readonly specialistId?: string },
): Promise<SlotReply | null> => {
  const { now } = options;
  const last = instantAt(addDays(localDateOf(now), HORIZON_DAYS), '00:00');
  const request = await findVisitRequest(db, visit, { start: now, end: last }, options);
  const start = nextFreeStart(request, HORIZON_DAYS);
  return start ? presentSlot(start) : null;
};
