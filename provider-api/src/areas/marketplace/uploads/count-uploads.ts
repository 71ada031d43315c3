import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { countAttempts } from '../../identity/index.ts';

/** Each takes a second of server time; a new salon has about fifty. Refused ones count as well. */
const UPLOADS_PER_HOUR = 200;

/** @throws ApiError RATE_LIMITED when the account has sent too many pictures within the hour */
export const countUpload = (db: DatabaseHandle, { id }: Pick<Account, 'id'>): Promise<void> =>
  countAttempts(db, [{ key: `picture account ${id}`, most: UPLOADS_PER_HOUR, minutes: 60 }]);
