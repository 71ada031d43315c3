import { addDays, instantAt, localDateOf, WEEKDAYS, weekdayOf } from '@sundara/contracts';
import { postPayout } from '../areas/money/ledger/post.ts';
import { findPayable } from '../areas/money/payouts/payouts.repository.ts';
import { payouts } from '../areas/money/payouts/payouts.tables.ts';
import type { TransactionHandle } from '../platform/database/database-handle.ts';
import { DEMO_ADMIN } from './accounts.ts';
import { idOf } from './random.ts';

const WEEKS = 10;

/** On each Monday morning of the past weeks the demo salon was paid all that it was owed, in one payout. */
export const writeDemoPayouts = async (tx: TransactionHandle, salonId: string, now: Date): Promise<void> => {
  const today = localDateOf(now);
  const monday = addDays(today, -WEEKDAYS.indexOf(weekdayOf(today)));
  for (let week = WEEKS; week >= 0; week -= 1) {
    const day = addDays(monday, -7 * week);
    const paidAt = instantAt(day, '11:00');
    if (paidAt > now) continue;
    const amountPaise = await findPayable(tx, salonId, paidAt);
    if (amountPaise <= 0) continue;
    const id = idOf(`payout ${day}`);
    const reference = `NEFT ${day.replaceAll('-', '')} SUNDARA`;
    const payout = { id, salonId, amountPaise, reference, paidAt };
    await tx.insert(payouts).values({ ...payout, recordedBy: DEMO_ADMIN.id, createdAt: paidAt });
    await postPayout(tx, payout);
  }
};
