import { addMinutes } from '@sundara/contracts';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { startOfDay } from '../../booking/index.ts';
import { lockSalon, writeAudit } from '../../marketplace/index.ts';
import { quartersOf, type Telling, tellingOf } from './delay-notice.ts';
import { findNextVisits, type NextVisit } from './next-visits.repository.ts';
import { MAIL_RUNNING_LATE } from './running-late.kind.ts';
import { findTold, TELLING, type Told, type ToldNote } from './sent-notices.repository.ts';

export interface DelayDependencies {
  readonly database: Database;
  readonly outbox: Pick<Outbox, 'wake'>;
  readonly now: () => Date;
}

export interface DelayWish {
  readonly salonId: string;
  readonly resourceId?: string | undefined;
  readonly minutes: number;
  readonly within: number;
}

/** At most this many times per hour a salon can send delay notices. */
const MOST_AN_HOUR = 10;

/**
 * Notifies today's next customers of a delay: each once, and again when it has grown by a quarter of an hour. A second
 * click therefore notifies nobody twice, and returns the same.
 * @returns the visits concerned
 * @throws ApiError RATE_LIMITED
 */
export const tellOfDelay = async (
  { database, outbox, now }: DelayDependencies,
  account: Account,
  wish: DelayWish,
): Promise<readonly NextVisit[]> => {
  const concerned = await database.transaction((tx) => tell(tx, account, wish, now()));
  outbox.wake();
  return concerned;
};

const tell = async (
  tx: TransactionHandle,
  account: Account,
  { salonId, minutes, ...delay }: DelayWish,
  now: Date,
): Promise<readonly NextVisit[]> => {
  await lockSalon(tx, salonId);
  const concerned = await findNextVisits(tx, salonId, delay, now);
  const before = await findTold(tx, salonId, startOfDay(now));
  const news = concerned.filter((visit) => visit.byMail && isNews(tellingOf(visit, minutes), before));
  if (news.length === 0) return concerned;
  const lately = before.filter(({ at }) => at > addMinutes(now, -60));
  const oldest = lately.at(-1);
  if (oldest && lately.length >= MOST_AN_HOUR) throw tooOften(oldest.at, now);
  for (const visit of news) {
    const { bookingId, start } = visit;
    const payload = { bookingId, start: start.toISOString(), minutes };
    await enqueueJob(tx, MAIL_RUNNING_LATE, tellingOf(visit, minutes).key, payload);
  }
  const told: ToldNote = { minutes, visits: news.map((visit) => tellingOf(visit, minutes).visit) };
  await writeAudit(tx, account, { salonId, action: TELLING, changes: { told: [null, told] } }, now);
  return concerned;
};

const isNews = ({ visit, quarters }: Telling, before: readonly Told[]): boolean =>
  !before.some(({ minutes, visits }) => visits.includes(visit) && quartersOf(minutes) >= quarters);

const tooOften = (oldest: Date, now: Date): ApiError =>
  new ApiError('RATE_LIMITED', {
    message: 'Your customers were told of delays many times within an hour. Please call them instead.',
    retryAfter: Math.max(1, Math.ceil((addMinutes(oldest, 60).getTime() - now.getTime()) / 1_000)),
  });
