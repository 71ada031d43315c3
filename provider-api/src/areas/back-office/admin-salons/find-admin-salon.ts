import type { AdminSalonDetail } from '@sundara/contracts/api';
import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { type SalonRow, salons } from '../../marketplace/index.ts';
import { presentManagedSalonDetail } from './admin-salon.presenter.ts';
import { findManagedSalons, isKept } from './admin-salons.repository.ts';

/** A salon that was not deleted. @throws ApiError NOT_FOUND */
export const requireSalon = async (db: DatabaseHandle, id: string): Promise<SalonRow> => {
  const [salon] = isUuid(id)
    ? await db
        .select()
        .from(salons)
        .where(and(eq(salons.id, id), isKept))
    : [];
  if (!salon) throw noSuchSalon();
  return salon;
};

/** The salon with everything that the admin's form edits. @throws ApiError NOT_FOUND */
export const findAdminSalon = async (db: DatabaseHandle, id: string): Promise<AdminSalonDetail> => {
  const salon = await requireSalon(db, id);
  const [row] = await findManagedSalons(db, [salon.id]);
  if (!row) throw noSuchSalon();
  return presentManagedSalonDetail(row, salon);
};

export const noSuchSalon = () => new ApiError('NOT_FOUND', { message: 'There is no such salon.' });
