import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/open-database.ts';
import type { Job } from './job-kind.ts';
import { createJobRunner } from './job-runner.ts';
import { claimJobs, cursorBehind, FROM_THE_BEGINNING, purgeDoneJobs } from './outbox.repository.ts';

/** How many jobs run in one process at most. */
const AT_A_TIME = 10;
const POLL_MS = 1_000;
/** How long claims of a busy outbox may go on behind one another before one looks at every job. */
const LOOK_AT_ALL_MS = 1_000;
const KEEP_DONE_DAYS = 30;
const PURGE_EVERY_MS = 3_600_000;

export interface OutboxOptions {
  readonly database: Database;
  readonly jobs: readonly Job[];
  /** Called with each failure; the process goes on. */
  readonly report: (sentence: string, error: unknown) => void;
  /** The clock by which jobs are due, locked and postponed; by default the real one. */
  readonly now?: () => Date;
  /** How often to look for jobs that another process wrote or that became due; by default every second. */
  readonly pollMs?: number;
  /** Overrides the retry gaps of all kinds. */
  readonly retryGapsSeconds?: readonly number[];
  /** How long a dead process's jobs stay locked; by default 20 s. */
  readonly lockSeconds?: number;
  /** How long one attempt may take; by default 60 s. */
  readonly jobLimitMs?: number;
}

export interface Outbox {
  /** Looks for jobs from now on. */
  start(): void;
  /** Looks for jobs now: called after the commit that wrote one. */
  wake(): void;
  /** Takes no new jobs and waits for running ones. May be called again, or without a start. */
  close(): Promise<void>;
}

/**
 * Runs the jobs of the outbox: each at least once and in one process at a time, up to ten at a time in this process.
 * Failed jobs are tried again after growing gaps. Only kinds listed in `jobs` are taken.
 */
export const createOutbox = (options: OutboxOptions): Outbox => {
  const { database, jobs, report, now = () => new Date(), pollMs = POLL_MS } = options;
  const stopped = new AbortController();
  let running: Promise<void> | undefined;
  let alarm = new AbortController();
  let woken = false;
  const wake = () => {
    woken = true;
    alarm.abort();
  };
  const runner = createJobRunner({ ...options, now, onFree: wake });
  const kinds = jobs.map(({ name }) => name);

  let behind = FROM_THE_BEGINNING;
  let lookedAtAll = 0;
  /**
   * While one transaction lasts long, as a backup's does, all jobs done since it began stay in the index of due ones. A
   * busy outbox therefore goes on where it stopped, and walks over them once a second instead of with each claim.
   */
  const nextPosition = () => {
    if (behind === FROM_THE_BEGINNING || Date.now() - lookedAtAll >= LOOK_AT_ALL_MS) {
      behind = FROM_THE_BEGINNING;
      lookedAtAll = Date.now();
    }
    return behind;
  };

  /** @returns whether more may be waiting: the limit was reached, or not all jobs were looked at */
  const takeDueJobs = async (): Promise<boolean> => {
    const except = runner.underWay();
    const limit = AT_A_TIME - except.length;
    if (limit === 0) return false;
    const from = nextPosition();
    const claim = { kinds, limit, now: now(), lockSeconds: runner.lockSeconds, except, behind: from };
    const claimed = await claimJobs(database.db, claim).catch((error) => {
      report('looking for jobs failed', error);
      return [];
    });
    for (const job of claimed) runner.begin(job);
    const isFull = claimed.length === limit;
    behind = isFull ? cursorBehind(claimed, from) : FROM_THE_BEGINNING;
    return isFull || from !== FROM_THE_BEGINNING;
  };
  const run = async () => {
    let purgedAt = 0;
    while (!stopped.signal.aborted) {
      woken = false;
      if (await takeDueJobs()) continue;
      if (Date.now() - purgedAt > PURGE_EVERY_MS) {
        purgedAt = Date.now();
        await purgeDoneJobs(database.db, now(), KEEP_DONE_DAYS).catch((error) =>
          report('purging done jobs failed', error),
        );
      }
      // A wake-up after the claim may be for a job that the claim has missed.
      if (woken || stopped.signal.aborted) continue;
      alarm = new AbortController();
      await wait(pollMs, undefined, { signal: alarm.signal }).catch(() => {});
    }
    await runner.allDone();
  };
  return {
    start: () => {
      running ??= run();
    },
    wake,
    close: async () => {
      stopped.abort();
      wake();
      await running;
    },
  };
};
