import { rupeesOf, toLocalIso } from '@sundara/contracts';
import type { Subscription } from '@sundara/contracts/api';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { type ChargeRow, findCharges, type SubscriptionRow } from './subscription.repository.ts';

const isoOf = (instant: Date | null): string | null => instant && toLocalIso(instant);

const presentCharge = (charge: ChargeRow) => ({
  id: charge.id,
  amount: rupeesOf(charge.amountPaise),
  paidAt: toLocalIso(charge.paidAt),
  from: toLocalIso(charge.cycleStart),
  to: toLocalIso(charge.cycleEnd),
});

/** A plan as its salon sees it; amounts in rupees. */
export const presentSubscription = (row: SubscriptionRow, charges: readonly ChargeRow[]): Subscription => ({
  _id: row.id,
  id: row.id,
  plan: row.plan,
  state: row.state,
  active: row.state === 'active' || row.state === 'cancelling',
  startDate: isoOf(row.startDate),
  endDate: isoOf(row.endDate),
  nextChargeAt: row.state === 'active' ? isoOf(row.nextChargeAt) : null,
  amount: rupeesOf(row.amountPaise),
  razorpaySubscriptionId: row.gatewaySubscriptionId,
  cancelledAt: isoOf(row.cancelledAt),
  createdAt: toLocalIso(row.createdAt),
  charges: charges.filter(({ subscriptionId }) => subscriptionId === row.id).map(presentCharge),
});

/** Plans as their salon sees them, with their charges. */
export const presentSubscriptions = async (
  db: DatabaseHandle,
  rows: readonly SubscriptionRow[],
): Promise<Subscription[]> => {
  const charges = await findCharges(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentSubscription(row, charges));
};
