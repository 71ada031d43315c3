import type { Database } from '../../../platform/database/open-database.ts';
import { type Again, type Job, jobOf } from '../../../platform/outbox/job-kind.ts';
import { expireHold, extendHold, findHoldEnd } from './hold.repository.ts';
import { HOLD_END, holdEndAsksAt } from './hold-end.kind.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
  /**
   * Asks the gateway whether the booking's order has a payment that is neither captured nor failed. It settles a
   * captured payment itself, after which the booking is no longer a hold. False if the gateway does not answer.
   */
  readonly isPaymentUnderWay: (bookingId: string) => Promise<boolean>;
}

/**
 * Checks a hold shortly before its end: if somebody is paying, it is prolonged, once; otherwise it ends on time, so
 * that the time shows as free. The job is in the outbox from the moment the hold is made, so it survives a restart;
 * until it runs, a hold whose time has passed gives way to any request.
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
