import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { salons } from './salons.tables.ts';

/** The error for a salon that is unknown or hidden: nobody may distinguish the two. */
export const noSuchSalon = (): ApiError =>
  new ApiError('NOT_FOUND', { message: 'This salon is not on Sundara.' });

/** @throws ApiError NOT_FOUND for a salon that is unknown or hidden */
export const requireShownSalon = async (db: DatabaseHandle, id: string): Promise<void> => {
  if (!isUuid(id)) throw noSuchSalon();
  const shown = await db
    .select({ id: salons.id })
    .from(salons)
    .where(and(eq(salons.id, id), eq(salons.isActive, true)));
  if (shown.length === 0) throw noSuchSalon();
};
