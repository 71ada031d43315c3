import type { Database } from '../../../platform/database/open-database.ts';
import { type Again, type Job, jobOf } from '../../../platform/outbox/job-kind.ts';
import { expireHold, extendHold, findHoldEnd } from './hold.repository.ts';
import { HOLD_END, holdEndAsksAt } from './hold-end.kind.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
  /**
   * Asks the gateway about the booking's order: whether a payment is under way that is neither captured nor failed.
   * One that was captured it settles itself, after which the hold is none any more. A gateway that doesn't answer
   * knows of none.
   */
  readonly isPaymentUnderWay: (bookingId: string) => Promise<boolean>;
}

/**
 * Looks at a hold shortly before its end: while somebody is paying it is prolonged, once; else it ends in time, so
 * that the time shows as free. It stands in the outbox from the moment the hold is made, so a restart changes
 * nothing; until it runs, a passed hold gives way to whoever asks.
 */
export const holdEndJob = ({ database, now, isPaymentUnderWay }: Dependencies): Job =>
  jobOf(HOLD_END, async ({ bookingId }): Promise<Again | undefined> => {
    const end = await findHoldEnd(database.db, bookingId);
    if (!end) return undefined;
    const asksAt = holdEndAsksAt(end);
    if (now() < asksAt) return { again: asksAt };
    if (await isPaymentUnderWay(bookingId)) {
      const extended = await database.transaction((tx) => extendHold(tx, bookingId, now()));
      if (extended) return { again: holdEndAsksAt(extended) };
    }
    if (now() < end) return { again: end };
    await database.transaction((tx) => expireHold(tx, bookingId, now()));
    return undefined;
  });
