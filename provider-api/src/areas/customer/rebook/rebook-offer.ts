import { addDays, HORIZON_DAYS, instantAt, localDateOf } from '@sundara/contracts';
import type { SlotReply } from '@sundara/contracts/api';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { findVisit, findVisitRequest, nextFreeStart, presentSlot, type Visit } from '../../booking/index.ts';
import { findBookedBefore } from './booked-before.repository.ts';

/** The offer to book the same visit again. */
export interface RebookOffer {
  readonly salonId: string;
  /** In the order in which they were booked. */
  readonly serviceIds: readonly string[];
  /** Names of services that are no longer sold. */
  readonly gone: readonly string[];
  readonly slot: SlotReply | null;
}

/**
 * The services of a customer's own booking that its salon still sells, and the next free start for them as they are
 * sold today: with the specialist that the customer asked for, if that person can do them, else with anyone. An
 * inactive salon sells none.
 * @returns undefined for somebody else's booking, a missing one, and an unpaid basket (resolutions R16)
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
