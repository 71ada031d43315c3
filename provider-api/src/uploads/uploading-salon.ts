import type { Account } from '../auth/access.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { actingSalonId } from '../salon/acting-salon.ts';

/**
 * The salon that a picture is for; null where an admin names none: it is that admin's own until a salon that they write
 * shows it.
 * @throws ApiError as `actingSalon`
 */
export const uploadingSalonId = async (
  db: DatabaseHandle,
  account: Pick<Account, 'id' | 'role'>,
  named?: string,
): Promise<string | null> => (account.role === 'admin' && !named ? null : actingSalonId(db, account, named));
