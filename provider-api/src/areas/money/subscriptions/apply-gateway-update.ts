import { eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { GatewayCharge, GatewaySubscription } from '../gateway/gateway.ts';
import { issueChargeInvoice } from './invoice-number.ts';
import {
  type ChargeRow,
  findCharges,
  lockSubscription,
  type SubscriptionRow,
} from './subscription.repository.ts';
import { subscriptionCharges, subscriptions } from './subscriptions.tables.ts';
import { leaveToPerson } from './unexpected-charge.ts';

/** What the gateway reports about a subscription at one moment. */
export interface News {
  readonly subscription: GatewaySubscription;
  /** The charges paid for it, as far as the gateway lists them. */
  readonly charges: readonly GatewayCharge[];
}

/**
 * Applies what the gateway reports: new charges are recorded with their invoices, then the state follows. Forward only:
 * an ended plan stays ended, and reports with fewer cycles than we know are outdated. Safe to repeat, in any order. A
 * charge of another amount than the plan's pays for nothing and is left to a person.
 * @returns the plan as it is then, undefined if it is not ours; and the charges that were left to a person now
 */
export const applyNews = async (
  tx: TransactionHandle,
  id: string,
  { subscription, charges }: News,
  now: Date,
): Promise<Taken> => {
  const row = await lockSubscription(tx, id);
  if (!row) return { row, odd: [] };
  const known = await findCharges(tx, [id]);
  const { written, odd } = await writeCharges(tx, row, known, charges, now);
  const all = [...known, ...written];
  if (row.state === 'ended' || subscription.paidCount < known.length) return { row, odd };
  const changes = stateAfter(row, subscription, all, now);
  const [after] = await tx
    .update(subscriptions)
    .set({ ...changes, updatedAt: now })
    .where(eq(subscriptions.id, id))
    .returning();
  return { row: after, odd };
};

interface Taken {
  readonly row: SubscriptionRow | undefined;
  readonly odd: readonly GatewayCharge[];
}

const writeCharges = async (
  tx: TransactionHandle,
  plan: SubscriptionRow,
  known: readonly ChargeRow[],
  told: readonly GatewayCharge[],
  now: Date,
) => {
  const written: ChargeRow[] = [];
  const odd: GatewayCharge[] = [];
  const ids = new Set(known.map(({ gatewayPaymentId }) => gatewayPaymentId));
  const fresh = told.filter(({ paymentId }) => !ids.has(paymentId));
  for (const charge of fresh.toSorted((one, other) => +one.paidAt - +other.paidAt)) {
    if (charge.amountPaise !== plan.amountPaise) {
      if (await leaveToPerson(tx, plan, charge, now)) odd.push(charge);
      continue;
    }
    const [row] = await tx
      .insert(subscriptionCharges)
      .values({
        subscriptionId: plan.id,
        gatewayPaymentId: charge.paymentId,
        amountPaise: charge.amountPaise,
        cycleStart: charge.cycleStart,
        cycleEnd: charge.cycleEnd,
        paidAt: charge.paidAt,
        invoiceNumber: await issueChargeInvoice(tx, charge.paidAt),
      })
      .returning();
    if (row) written.push(row);
  }
  return { written, odd };
};

type State = Pick<SubscriptionRow, 'state' | 'startDate' | 'endDate' | 'nextChargeAt'>;

const stateAfter = (
  row: SubscriptionRow,
  told: GatewaySubscription,
  charges: readonly ChargeRow[],
  now: Date,
): State => {
  const ends = charges.map(({ cycleEnd }) => cycleEnd).sort((one, other) => +other - +one);
  const starts = charges.map(({ cycleStart }) => cycleStart).sort((one, other) => +one - +other);
  const paidUntil = ends[0] ?? row.endDate;
  const base = { startDate: row.startDate ?? starts[0] ?? null, endDate: paidUntil, nextChargeAt: null };
  switch (told.status) {
    case 'created':
    case 'authenticated':
      return { ...base, state: row.state };
    case 'active':
    case 'pending': {
      // The paid cycle continues while a charge is retried; the first cycle may not be reported yet.
      if (paidUntil === null) return { ...base, state: row.state };
      const leaves = row.cancelledAt !== null || (told.status === 'active' && told.chargeAt === undefined);
      return leaves
        ? { ...base, state: 'cancelling' }
        : { ...base, state: 'active', nextChargeAt: told.chargeAt ?? row.nextChargeAt };
    }
    case 'halted':
    case 'paused':
      return { ...base, state: 'halted' };
    case 'completed':
      return { ...base, state: paidUntil !== null && paidUntil > now ? 'cancelling' : 'ended' };
    case 'cancelled':
    case 'expired': {
      const endedAt = told.endedAt ?? now;
      return {
        ...base,
        state: 'ended',
        endDate: paidUntil === null || endedAt < paidUntil ? endedAt : paidUntil,
      };
    }
  }
};
