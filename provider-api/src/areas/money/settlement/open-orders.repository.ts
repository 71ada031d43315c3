import { addMinutes } from '@sundara/contracts';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import { payments } from '../payments/payments.tables.ts';
import { PAYMENT_RECONCILE } from './reconcile.job.ts';
import { RECONCILE_AFTER_MINUTES } from './rules/reconcile-gaps.ts';

/**
 * Schedules a check at the gateway now for every order of the last 72 hours that is not settled, so that a starting
 * process finds what a crash missed. Also restores missing jobs.
 */
export const reconcileOpenOrders = async (db: DatabaseHandle, now: Date): Promise<void> => {
  const oldest = addMinutes(now, -(RECONCILE_AFTER_MINUTES.at(-1) ?? 0));
  await db.execute(sql`
    insert into ${outbox} (kind, key, payload, run_at)
    select ${PAYMENT_RECONCILE.name}, ${payments.gatewayOrderId},
      jsonb_build_object('orderId', ${payments.gatewayOrderId},
        'openedAt', to_char(${payments.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
      ${now.toISOString()}::timestamptz
    from ${payments}
    where ${payments.status} in ('created', 'failed') and ${payments.createdAt} > ${oldest.toISOString()}
    on conflict (kind, key) where done_at is null and failed_at is null
    do update set run_at = least(${outbox.runAt}, excluded.run_at)`);
};
