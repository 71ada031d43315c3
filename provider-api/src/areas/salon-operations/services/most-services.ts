import { count } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { services } from '../../marketplace/index.ts';
import { catalogueOf } from './managed-services.repository.ts';

/** Several times what any salon sells; limited because every visitor's page contains them all. */
const MOST_SERVICES = 1000;

/**
 * Limits the size of a catalogue; the caller has the salon's lock and has written the new services.
 * @throws ApiError VALIDATION_FAILED
 */
export const requireFewServices = async (tx: TransactionHandle, salonId: string): Promise<void> => {
  const [catalogue] = await tx.select({ size: count() }).from(services).where(catalogueOf(salonId));
  if ((catalogue?.size ?? 0) <= MOST_SERVICES) return;
  const message = `A catalogue can have ${MOST_SERVICES} services. Delete some of them first.`;
  throw new ApiError('VALIDATION_FAILED', { message });
};
