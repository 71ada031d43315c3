import { eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { salons } from './salons.tables.ts';

/** What a decision about a booking needs to know of its salon. */
export interface LockedSalon {
  readonly isActive: boolean;
  readonly allowsLateReschedule: boolean;
  readonly contactNumber: string;
  /** Null for one that was not deleted. */
  readonly deletedAt: Date | null;
}

/**
 * Serialises decisions about bookings of a salon, so that the loser of a conflict gets a clear answer instead of a
 * constraint violation. Always the first lock of a transaction: salon, then booking, then payment.
 */
export const lockSalon = async (tx: TransactionHandle, salonId: string): Promise<LockedSalon | undefined> => {
  const [salon] = await tx
    .select({
      isActive: salons.isActive,
      allowsLateReschedule: salons.allowsLateReschedule,
      contactNumber: salons.contactNumber,
      deletedAt: salons.deletedAt,
    })
    .from(salons)
    .where(eq(salons.id, salonId))
    // Rows that refer to the salon can still be written meanwhile.
    .for('no key update');
  return salon;
};
