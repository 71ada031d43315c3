import type { UploadFolder } from '@sundara/contracts/api';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { actingSalonId } from '../salons/acting-salon.ts';

interface Asked {
  readonly folder: UploadFolder;
  readonly salonId?: string | undefined;
}

/**
 * The salon that a picture is for; null for the central catalogue, and if an admin names none: the picture is then that
 * admin's own until a salon that they write shows it.
 * @throws ApiError FORBIDDEN for an owner's picture of the central catalogue; else as `actingSalon`
 */
export const uploadingSalonId = async (
  db: DatabaseHandle,
  account: Pick<Account, 'id' | 'role'>,
  { folder, salonId }: Asked,
): Promise<string | null> => {
  if (folder === 'central_services') {
    if (account.role === 'admin') return null;
    throw new ApiError('FORBIDDEN');
  }
  return account.role === 'admin' && !salonId ? null : actingSalonId(db, account, salonId);
};
