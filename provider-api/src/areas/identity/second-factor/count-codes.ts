import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { type AttemptLimit, countAttempts, forgiveAttempt } from '../attempts/count-attempts.ts';

/** Three of a million codes are valid at a time: at fifty guesses a day, a hit takes about twenty years on average. */
const limitsOf = (userId: string): readonly AttemptLimit[] => [
  { key: `second-factor account ${userId}`, most: 10, minutes: 15 },
  { key: `second-factor day ${userId}`, most: 50, minutes: 24 * 60 },
];

/**
 * Counts a code that was tried for an account, from any network; `forgiveCode` takes back the count of a correct one.
 * @throws RATE_LIMITED
 */
export const countCode = (db: DatabaseHandle, userId: string): Promise<void> =>
  countAttempts(db, limitsOf(userId));

export const forgiveCode = (db: DatabaseHandle, userId: string): Promise<void> =>
  forgiveAttempt(db, limitsOf(userId));
