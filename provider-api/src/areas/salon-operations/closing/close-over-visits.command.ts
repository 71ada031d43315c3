import type { TimeOffEntry, VisitInTheWay } from '@sundara/contracts/api';
import type { FastifyBaseLogger } from 'fastify';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { expirePassedHolds } from '../../booking/index.ts';
import { lockSalon } from '../../marketplace/index.ts';
import type { CancellingDependencies } from '../../money/index.ts';
import { changeStatusWithin } from '../bookings/change-status.command.ts';
import { addTimeOffWithin } from '../time-off/add-time-off.command.ts';
import { findTimeOffOwner, requireTimeOffPeriod, type TimeOffWish } from '../time-off/time-off-wish.ts';
import { findVisitsInTheWay } from './visits-in-the-way.repository.ts';

export interface ClosingWish extends Omit<TimeOffWish, 'keepVisits'> {
  readonly salonId: string;
  /** If false, nothing is written. */
  readonly close: boolean;
  /** The visits that the owner has seen and wants to be cancelled. */
  readonly cancel: readonly string[];
  /** What the customers read of it. */
  readonly message: string;
}

export interface ClosingDependencies extends CancellingDependencies {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

interface Closing {
  readonly timeOff: TimeOffEntry | null;
  readonly visits: readonly VisitInTheWay[];
}

/**
 * Cancels the visits in a time as the salon does, with a full refund each, and closes the time, in one transaction under
 * the salon's lock: the freed times can't be booked in between. A visit that refuses its cancellation stays and is
 * told; all others are cancelled. Once closed, a repeated call finds nothing left to do and returns the same entry.
 * @throws ApiError VALIDATION_FAILED; VISITS_IN_THE_WAY if a visit stands there that is not among `cancel`
 */
export const closeOverVisits = async (
  dependencies: ClosingDependencies,
  account: Account,
  wish: ClosingWish,
): Promise<Closing> => {
  const { database, outbox } = dependencies;
  const closing = await database.transaction((tx) => closeWithin(tx, dependencies, account, wish));
  outbox.wake();
  return closing;
};

const closeWithin = async (
  tx: TransactionHandle,
  { now: clock, log }: Pick<ClosingDependencies, 'now' | 'log'>,
  account: Account,
  wish: ClosingWish,
): Promise<Closing> => {
  const now = clock();
  const { salonId } = wish;
  requireTimeOffPeriod(wish, now);
  await lockSalon(tx, salonId);
  const owner = await findTimeOffOwner(tx, salonId, wish);
  await expirePassedHolds(tx, salonId, now);
  const found = await findVisitsInTheWay(tx, salonId, owner, wish, now);
  if (!wish.close) return { timeOff: null, visits: found };
  requireSeen(found, wish.cancel);
  const visits: VisitInTheWay[] = [];
  for (const visit of found) visits.push(await cancelOne(tx, { account, wish, now, log }, visit));
  const timeOff = await addTimeOffWithin(tx, account, salonId, { ...wish, keepVisits: true }, now);
  return { timeOff, visits };
};

interface Cancelling extends Pick<ClosingDependencies, 'log'> {
  readonly account: Account;
  readonly wish: ClosingWish;
  readonly now: Date;
}

/** Cancels one visit; if that fails, only that is undone, and the visit says why. */
const cancelOne = async (
  tx: TransactionHandle,
  { account, wish: { salonId, message }, now, log }: Cancelling,
  visit: VisitInTheWay,
): Promise<VisitInTheWay> => {
  if (visit.state !== 'standing') return visit;
  const { bookingId } = visit;
  const change = { bookingId, salonId, account, status: 'cancelled', reason: message } as const;
  try {
    await tx.transaction((part) => changeStatusWithin(part, change, now));
    return { ...visit, cancelled: true };
  } catch (error) {
    if (error instanceof ApiError) return { ...visit, failure: error.message };
    log.error({ err: error, bookingId }, 'a visit was not cancelled while its salon closed');
    return { ...visit, failure: 'It could not be cancelled just now. Please try again.' };
  }
};

const requireSeen = (found: readonly VisitInTheWay[], cancel: readonly string[]): void => {
  const unseen = found.filter(({ state, bookingId }) => state === 'standing' && !cancel.includes(bookingId));
  if (unseen.length === 0) return;
  const message =
    unseen.length === 1
      ? '1 visit was booked in that time meanwhile. Nothing is cancelled yet: look at it first.'
      : `${unseen.length} visits were booked in that time meanwhile. Nothing is cancelled yet: look at them first.`;
  throw new ApiError('VISITS_IN_THE_WAY', { message });
};
