import { and, eq, isNull } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { salons } from './salons.tables.ts';

export interface ActingSalon {
  readonly id: string;
  readonly name: string;
  /** False while it is hidden from visitors. */
  readonly isActive: boolean;
}
const COLUMNS = { id: salons.id, name: salons.name, isActive: salons.isActive };

/**
 * The salon that a call is about: an owner's own, whatever the request names, or the one that an admin names
 * (resolutions R4), if it was not deleted.
 * @throws ApiError SALON_MISSING for an owner without a salon, NOT_FOUND for an admin who names an unknown one;
 *   VALIDATION_FAILED for an admin who names none
 */
export const actingSalon = async (
  db: DatabaseHandle,
  { id, role }: Pick<Account, 'id' | 'role'>,
  named?: string,
): Promise<ActingSalon> => {
  if (role === 'admin') {
    if (!named) {
      const fields = [{ path: 'salonId', message: 'Choose a salon' }];
      throw new ApiError('VALIDATION_FAILED', { message: 'Choose a salon first.', fields });
    }
    const [salon] = isUuid(named)
      ? await db
          .select(COLUMNS)
          .from(salons)
          .where(and(eq(salons.id, named), isNull(salons.deletedAt)))
      : [];
    if (!salon) throw new ApiError('NOT_FOUND', { message: 'There is no such salon.' });
    return salon;
  }
  const [own] = await db.select(COLUMNS).from(salons).where(eq(salons.ownerId, id));
  if (!own) throw new ApiError('SALON_MISSING');
  return own;
};

/** As `actingSalon`, but returns only the id. */
export const actingSalonId = async (...asked: Parameters<typeof actingSalon>): Promise<string> =>
  (await actingSalon(...asked)).id;
