import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { countAttempts } from '../../identity/index.ts';

/** Finding an address on a map takes a few look-ups; an external service may limit ours. */
const LOOK_UPS_PER_HOUR = 120;

/** @throws ApiError RATE_LIMITED when the account has asked for too many addresses within the hour */
export const countLookUp = (db: DatabaseHandle, { id }: Pick<Account, 'id'>): Promise<void> =>
  countAttempts(db, [{ key: `geocode account ${id}`, most: LOOK_UPS_PER_HOUR, minutes: 60 }]);
