import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { type AttemptLimit, countAttempts, forgiveAttempt } from '../attempts/count-attempts.ts';

/** Three of a million codes are right at a time: at fifty a day a guess takes some twenty years on average. */
const limitsOf = (userId: string): readonly AttemptLimit[] => [
  { key: `second-factor account ${userId}`, most: 10, minutes: 15 },
  { key: `second-factor day ${userId}`, most: 50, minutes: 24 * 60 },
];

/**
 * Counts a code that was tried for an account, wherever it came from; a right one is taken back with `forgiveCode`.
 * @throws RATE_LIMITED
 */
export const countCode = (db: DatabaseHandle, userId: string): Promise<void> =>
  countAttempts(db, limitsOf(userId));

export const forgiveCode = (db: DatabaseHandle, userId: string): Promise<void> =>
  forgiveAttempt(db, limitsOf(userId));
