import {
  type Assignment,
  addMinutes,
  assign,
  discountedPrice,
  HOLD_MINUTES,
  refusalOf,
  type SlotRefusal,
} from '@sundara/contracts';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { isPostgresError } from '../../../platform/database/postgres-error.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import {
  bookingServices,
  bookings,
  expirePassedHolds,
  findVisitRequest,
  HOLD_END,
  holdEndAsksAt,
  inSalonTurn,
  insertOccupations,
  isOccupied,
  type OwnVisit,
  type Period,
  rangeText,
  refreshHold,
  releaseHolds,
  requireNoOwnVisit,
  requireSpecialist,
  whoDoes,
} from '../../booking/index.ts';
import { lockSalon } from '../../marketplace/index.ts';
import { findOwnHolds, type Hold } from '../payments/own-holds.repository.ts';
import { lockHoldsOf, requireRoomForHold, requireRoomInNetwork } from './hold-limits.ts';
import { findHolder, type Holder, keepOrigin } from './hold-origin.repository.ts';
import type { HoldRequest } from './hold-request.ts';
import { findShareRefusal } from './network-share.ts';

const SERVICE_OF_BOOKING = 'booking_services_service_id_services_id_fk';

/** The hold; or 'taken' if nobody is free; or why the salon takes no visit at that time. */
export type HoldOutcome = Hold | 'taken' | SlotRefusal;

/**
 * Holds people or a chair for the visit for 10 minutes (resolutions T3), with services, prices and customer as they are
 * now (resolutions M6). If the same customer asks again for the same visit, they get the same hold while it is active;
 * any other hold of theirs at this salon is replaced. If the process dies, the hold ends automatically.
 * @returns the hold, or why there is none: nobody is free, or the salon takes no visit then; an earlier hold then
 *   remains
 * @throws ApiError ALREADY_BOOKED and VISIT_OVERLAPS (resolutions S35); TOO_MANY_HOLDS, EMAIL_UNCONFIRMED and
 *   NETWORK_HOLDS_FULL (decision 59); UNAVAILABLE when too many wait for the salon; VALIDATION_FAILED when the
 *   specialist asked for does not work there
 */
export const holdVisit = async (
  database: Database,
  request: HoldRequest,
  now: Date,
): Promise<HoldOutcome> => {
  try {
    const outcome = await inSalonTurn(request.visit.salon.id, () =>
      database.transaction((tx) => hold(tx, request, now)),
    );
    // Not thrown inside the transaction, so that the record for the salon is committed.
    if (outcome instanceof ApiError) throw outcome;
    return outcome;
  } catch (error) {
    // The lock decides; if something bypassed it, the constraint does.
    if (isOccupied(error)) return 'taken';
    // The salon deleted one of the services since the customer's basket was read.
    if (isPostgresError(error, 'FOREIGN_KEY_VIOLATION', SERVICE_OF_BOOKING))
      throw new ApiError('SERVICE_NOT_OFFERED');
    throw error;
  }
};

const hold = async (
  tx: TransactionHandle,
  request: HoldRequest,
  now: Date,
): Promise<HoldOutcome | ApiError> => {
  const { customerId, visit, start, specialistId, from } = request;
  const { salon } = visit;
  const locked = await lockSalon(tx, salon.id);
  if (!locked?.isActive) return 'closed';
  await lockHoldsOf(tx, customerId);
  const holder = await findHolder(tx, customerId, from);
  if (!holder) throw new ApiError('UNAUTHENTICATED');
  await expirePassedHolds(tx, salon.id, now);

  const own = await findOwnHolds(tx, customerId, salon.id);
  const same = own.find((held) => isSameVisit(held, request));
  if (same) {
    await refreshHold(tx, same.id, request, now);
    return same;
  }

  await requireNoOwnVisit(tx, ownVisitOf(request), request.forSomebodyElse);
  const asked = await findVisitRequest(tx, visit, { start, end: start }, { now, customerId, specialistId });
  if (specialistId) requireSpecialist(asked.resources, specialistId);
  const refusal = refusalOf(asked, start);
  if (refusal) return refusal;
  const assignments = assign(asked, start);
  if (!assignments) return 'taken';
  await requireRoomForHold(tx, holder, salon.id, now);
  const refusedShare = await findShareRefusal(tx, { visit, start, assignments }, holder, now);
  if (refusedShare) return refusedShare;
  if (from) await requireRoomInNetwork(tx, holder, salon.id, from.mostPerNetwork, now);
  await releaseHolds(tx, own, now);
  return insertHold(tx, request, holder, assignments, now);
};

const periodOf = ({ start, visit }: HoldRequest): Period => ({
  start,
  end: addMinutes(start, visit.durationMinutes),
});

const ownVisitOf = (request: HoldRequest): OwnVisit => ({
  ...periodOf(request),
  customerId: request.customerId,
  salonId: request.visit.salon.id,
  serviceIds: request.visit.services.map(({ id }) => id),
});

const isSameVisit = (held: Hold, request: HoldRequest): boolean => {
  const { start, end } = periodOf(request);
  const { quote, services } = request.visit;
  return (
    held.start.getTime() === start.getTime() &&
    held.end.getTime() === end.getTime() &&
    held.totalPaise === quote.totalPaise &&
    held.specialistId === (request.specialistId ?? null) &&
    held.serviceIds.length === services.length &&
    services.every(({ id }) => held.serviceIds.includes(id))
  );
};

const insertHold = async (
  tx: TransactionHandle,
  request: HoldRequest,
  holder: Holder,
  assignments: readonly Assignment[],
  now: Date,
): Promise<Hold> => {
  const { customerId, visit, contact, wishes } = request;
  const specialistId = request.specialistId ?? null;
  const period = periodOf(request);
  const salonId = visit.salon.id;
  const holdExpiresAt = addMinutes(now, HOLD_MINUTES);
  const [booking] = await tx
    .insert(bookings)
    .values({
      salonId,
      customerId,
      specialistId,
      during: rangeText(period),
      status: 'held',
      holdExpiresAt,
      ...wishes,
      customerName: contact.name,
      customerEmail: contact.email,
      customerPhone: contact.phone,
      ...visit.quote,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: bookings.id });
  if (!booking) throw new Error('The hold was not written.');
  const { id } = booking;
  await tx.insert(bookingServices).values(
    visit.services.map((service, position) => ({
      bookingId: id,
      position,
      serviceId: service.id,
      name: service.name,
      description: service.description,
      category: service.category,
      pricePaise: discountedPrice(service),
      durationMinutes: service.durationMinutes,
      specialistId: whoDoes(assignments, service.id),
    })),
  );
  await insertOccupations(tx, { id, salonId }, assignments);
  await keepOrigin(tx, id, holder, now);
  await enqueueJob(tx, HOLD_END, id, { bookingId: id }, { runAt: holdEndAsksAt(holdExpiresAt) });
  const serviceIds = visit.services.map((service) => service.id);
  const { totalPaise } = visit.quote;
  return { id, ...period, holdExpiresAt, totalPaise, serviceIds, specialistId, orderId: null };
};
