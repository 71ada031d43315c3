import { type Assignment, addMinutes, discountedPrice } from '@sundara/contracts';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import {
  bookingServices,
  bookings,
  insertOccupations,
  rangeText,
  type Visit,
  whoDoes,
} from '../../booking/index.ts';
import { writeConfirmation } from '../../money/index.ts';

/** The name of customers who gave none. */
const NO_NAME = 'Walk-in';

/** A visit that a salon enters itself. */
export interface WalkIn {
  readonly id: string;
  readonly visit: Visit;
  readonly start: Date;
  /** Who is to do it; undefined for anyone. */
  readonly resourceId?: string | undefined;
  readonly customer: { readonly name: string; readonly phone: string };
  readonly note: string;
}

/** Inserts it as a confirmed booking without an account, paid at the salon: the salon's prices, without our fee. */
export const insertWalkIn = async (
  tx: TransactionHandle,
  { id, visit, start, resourceId, customer, note }: WalkIn,
  assignments: readonly Assignment[],
  now: Date,
): Promise<void> => {
  const salonId = visit.salon.id;
  const { basePaise } = visit.quote;
  await tx.insert(bookings).values({
    id,
    salonId,
    source: 'walk-in',
    specialistId: resourceId !== undefined && isUuid(resourceId) ? resourceId : null,
    during: rangeText({ start, end: addMinutes(start, visit.durationMinutes) }),
    status: 'confirmed',
    specialRequests: note,
    customerName: customer.name || NO_NAME,
    customerEmail: '',
    customerPhone: customer.phone,
    basePaise,
    discountPaise: 0,
    feePaise: 0,
    gstPaise: 0,
    totalPaise: basePaise,
    confirmedAt: now,
    createdAt: now,
    updatedAt: now,
  });
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
  await writeConfirmation(tx, { id, salonId }, now);
};
