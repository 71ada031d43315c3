import { unixNow } from '../store/entities.ts';
import type { Ledger } from '../store/ledger.ts';
import type { StoredSubscription } from '../store/subscription-entities.ts';
import { endAsCancelled } from './subscription.commands.ts';
import { chargeSubscription } from './subscription-charge.ts';

/**
 * Does what is due for each subscription: the charge of its next cycle, its end at the end of a cycle, or the end of
 * the time to authenticate it. One step each; the next call does what is still due.
 */
export const advanceSubscriptions = (ledger: Ledger, now = unixNow()): void => {
  for (const stored of [...ledger.subscriptions.values()]) advance(ledger, stored, now);
};

const advance = (ledger: Ledger, stored: StoredSubscription, now: number): void => {
  const { subscription } = stored;
  const { id, status, charge_at, expire_by, start_at, change_scheduled_at } = subscription;
  if (status === 'created') {
    const lastMoment = expire_by ?? start_at;
    if (lastMoment === null || lastMoment > now) return;
    const expired = { ...subscription, status: 'expired' as const, charge_at: null, ended_at: now };
    ledger.commit([{ kind: 'subscription', ...stored, subscription: expired }]);
  } else if (change_scheduled_at !== null && change_scheduled_at <= now) {
    endAsCancelled(ledger, stored);
  } else if (charge_at !== null && charge_at <= now && status !== 'cancelled') {
    chargeSubscription(ledger, id);
  }
};
