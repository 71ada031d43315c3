import { count } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { services } from '../../marketplace/index.ts';
import { catalogueOf } from './managed-services.repository.ts';

/** Several times what any salon sells: every visitor's page carries them all. */
const MOST_SERVICES = 1000;

/**
 * Makes sure that a catalogue does not grow without end; the caller has the salon's lock and has written what is new.
 * @throws ApiError VALIDATION_FAILED
 */
export const requireFewServices = async (tx: TransactionHandle, salonId: string): Promise<void> => {
  const [catalogue] = await tx.select({ size: count() }).from(services).where(catalogueOf(salonId));
  if ((catalogue?.size ?? 0) <= MOST_SERVICES) return;
  const message = `A catalogue can have ${MOST_SERVICES} services. Delete some of them first.`;
  throw new ApiError('VALIDATION_FAILED', { message });
};
