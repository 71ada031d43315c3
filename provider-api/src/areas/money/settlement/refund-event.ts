import type { Database } from '../../../platform/database/open-database.ts';
import type { GatewayRefund } from '../gateway/gateway.ts';
import type { Log } from '../gateway/payment-dependencies.ts';
import { recordRefund } from './record-refund.command.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: Log;
}

/**
 * Records what the gateway reports about a refund (its replies; webhooks `refund.created`, `refund.processed`,
 * `refund.failed`) in a separate transaction, and logs what a person should know. Safe to repeat, in any order. Wake
 * the outbox after it.
 */
export const handleRefundEvent = async (
  { database, now, log }: Dependencies,
  told: GatewayRefund,
): Promise<void> => {
  const refund = await database.transaction((tx) => recordRefund(tx, told, now()));
  if (!refund) log.warn({ refund: told }, 'the gateway tells of a refund that we cannot place');
  else if (refund.status === 'failed') log.error({ refund }, 'a refund failed at the gateway');
};
