import { addDays, instantAt, type LocalDate, localDateOf } from '@sundara/contracts';
import { postPayouts } from '../areas/money/ledger/post.ts';
import { payouts } from '../areas/money/payouts/payouts.tables.ts';
import type { TransactionHandle } from '../platform/database/database-handle.ts';
import { insertMany } from '../platform/database/insert-many.ts';
import { DEMO_ADMIN } from './accounts.ts';
import type { DiaryVisit } from './diary-visit.ts';
import { idOf } from './random.ts';

/** On the fifth of each month, each salon was paid what its guests had paid in the month before. */
export const writePastPayouts = async (
  tx: TransactionHandle,
  visits: readonly DiaryVisit[],
  now: Date,
): Promise<void> => {
  const owed = new Map<string, { salonId: string; day: LocalDate; amountPaise: number }>();
  for (const { booking } of visits) {
    const day = payoutDay(localDateOf(booking.createdAt));
    const { salonId, basePaise, discountPaise } = booking;
    const before = owed.get(`${salonId} ${day}`)?.amountPaise ?? 0;
    owed.set(`${salonId} ${day}`, { salonId, day, amountPaise: before + basePaise - discountPaise });
  }
  const paid = [...owed.values()].flatMap(({ day, ...payout }, index) => {
    const paidAt = instantAt(day, '11:00');
    const reference = `NEFT ${day.replaceAll('-', '')} SUNDARA ${index + 1}`;
    return paidAt > now
      ? []
      : [{ ...payout, id: idOf(`payout ${payout.salonId} ${day}`), reference, paidAt }];
  });
  const rows = paid.map((one) => ({ ...one, recordedBy: DEMO_ADMIN.id, createdAt: one.paidAt }));
  await insertMany(tx, payouts, rows);
  await postPayouts(tx, paid);
};

/** The fifth of the month after a day's. */
const payoutDay = (day: LocalDate): LocalDate => `${addDays(`${day.slice(0, 8)}01`, 31).slice(0, 8)}05`;
