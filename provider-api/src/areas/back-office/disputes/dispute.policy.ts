import type { AdminDispute } from '@sundara/contracts/api';
import type { disputes } from '../../booking/index.ts';

/**
 * What an admin may do with a dispute: answer it once, and decide it once.
 * @param waits whether a decision is waiting for another admin
 */
export const disputeAbilities = (
  { answeredAt, resolvedAt }: Pick<typeof disputes.$inferSelect, 'answeredAt' | 'resolvedAt'>,
  waits: boolean,
): AdminDispute['can'] => ({
  answer: answeredAt === null && resolvedAt === null,
  resolve: resolvedAt === null && !waits,
});
