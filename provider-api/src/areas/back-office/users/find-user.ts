import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { noSuchUser } from '../../marketplace/index.ts';
import { findUsersWithSalon, type ListedUser } from './users.repository.ts';

/** @throws ApiError NOT_FOUND for an invalid id, a missing account and a deleted one */
export const requireUser = async (db: DatabaseHandle, id: string): Promise<ListedUser> => {
  const [user] = isUuid(id) ? await findUsersWithSalon(db, [id]) : [];
  if (!user) throw noSuchUser();
  return user;
};
