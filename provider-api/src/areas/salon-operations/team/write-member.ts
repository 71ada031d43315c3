import type { Gender, OpeningHours } from '@sundara/contracts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { services, specialistServices } from '../../marketplace/index.ts';
import { findTeam, type MemberRow } from './team.repository.ts';

/** The data of a specialist, as an owner enters it. */
export interface MemberWords {
  readonly name: string;
  readonly specialization: string;
  /** Null if nobody said. */
  readonly gender: Gender | null;
  /** Null for all opening hours of the salon. */
  readonly hours: OpeningHours | null;
  /** Empty for all. */
  readonly services: readonly string[];
  /** An upload; null for the drawn one. */
  readonly photoId: string | null;
  readonly isActive: boolean;
}

/** Assigns exactly these services, or all if empty; deleted services stay assigned for booked visits. */
export const writeServices = async (
  tx: TransactionHandle,
  specialistId: string,
  serviceIds: readonly string[],
): Promise<void> => {
  const own = eq(specialistServices.specialistId, specialistId);
  if (serviceIds.length === 0) {
    await tx.delete(specialistServices).where(own);
    return;
  }
  const sold = tx.select({ id: services.id }).from(services).where(isNull(services.deletedAt));
  await tx.delete(specialistServices).where(and(own, inArray(specialistServices.serviceId, sold)));
  await tx
    .insert(specialistServices)
    .values(serviceIds.map((serviceId) => ({ specialistId, serviceId })))
    .onConflictDoNothing();
};

/** @throws ApiError NOT_FOUND for another salon's specialist, and a missing one */
export const requireMember = async (
  tx: TransactionHandle,
  salonId: string,
  id: string,
  now: Date,
): Promise<MemberRow> => {
  const [member] = await findTeam(tx, salonId, now, id);
  if (!member) throw new ApiError('NOT_FOUND', { message: 'This specialist is not on your team.' });
  return member;
};
