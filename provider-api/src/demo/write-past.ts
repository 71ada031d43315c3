import { reviews } from '../areas/customer/reviews/reviews.tables.ts';
import type { TransactionHandle } from '../platform/database/database-handle.ts';
import { insertMany } from '../platform/database/insert-many.ts';
import { writePastPayouts } from './past-payouts.ts';
import type { DemoSalon } from './salons.ts';
import { writeVisits } from './write-visits.ts';

/** Writes the pasts of all salons: visits in the order in which they were booked, what was said, what was paid out. */
export const writeDemoPast = async (
  tx: TransactionHandle,
  demos: readonly DemoSalon[],
  now: Date,
): Promise<void> => {
  const visits = demos
    .flatMap(({ past }) => past)
    .sort((a, b) => a.booking.createdAt.getTime() - b.booking.createdAt.getTime());
  await writeVisits(tx, visits);
  const said = demos.flatMap((demo) => demo.reviews);
  await insertMany(tx, reviews, said);
  await writePastPayouts(tx, visits, now);
};
