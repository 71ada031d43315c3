import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { findOwnSalon } from './salon.repository.ts';

/**
 * The salon of the calling owner: it is found by its owner, never by an id of the request.
 * @throws ApiError SALON_MISSING for an owner without a salon
 */
export const ownSalon = async (db: DatabaseHandle, ownerId: string) => {
  const salon = await findOwnSalon(db, ownerId);
  if (!salon) throw new ApiError('SALON_MISSING');
  return salon;
};
