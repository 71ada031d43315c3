import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/open-database.ts';
import type { Job } from './job-kind.ts';
import { type ClaimedJob, claimJobs, finishJob, postponeJob, purgeDoneJobs } from './outbox.repository.ts';

/** Seconds between the attempts, some 18 hours in all; then a person has to look. */
export const RETRY_GAPS: readonly number[] = [2, 10, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 36_000];
/** How long a job may take before another process may take it over. Every job's own waits are shorter. */
const LOCK_SECONDS = 120;
const BATCH = 10;
const POLL_MS = 1_000;
const KEEP_DONE_DAYS = 30;
const PURGE_EVERY_MS = 3_600_000;

export interface OutboxOptions {
  readonly database: Database;
  readonly jobs: readonly Job[];
  /** Told what failed: the process goes on. */
  readonly report: (sentence: string, error: unknown) => void;
  /** How often to look for jobs that another process wrote, or whose time has come; 1 s. */
  readonly pollMs?: number;
  readonly retryGapsSeconds?: readonly number[];
}

export interface Outbox {
  /** Looks for jobs from now on. */
  start(): void;
  /** Looks for jobs now: called after the commit that wrote one. */
  wake(): void;
  /** Takes no new jobs and waits for those under way. May be called again, or without a start. */
  close(): Promise<void>;
}

/**
 * Does what stands in the outbox: every job at least once, each by one process at a time, in this one up to ten at
 * a time. What fails is tried again after growing gaps. Only kinds with a job here are taken.
 */
export const createOutbox = (options: OutboxOptions): Outbox => {
  const stopped = new AbortController();
  let running: Promise<void> | undefined;
  let alarm = new AbortController();
  let woken = false;
  const wake = () => {
    woken = true;
    alarm.abort();
  };
  const run = async () => {
    let purgedAt = 0;
    while (!stopped.signal.aborted) {
      woken = false;
      // More may be waiting, and jobs write jobs.
      if ((await doDueJobs(options)) > 0) continue;
      if (Date.now() - purgedAt > PURGE_EVERY_MS) {
        purgedAt = Date.now();
        await attempt(options, 'purging done jobs', () => purgeDoneJobs(options.database.db, KEEP_DONE_DAYS));
      }
      // What was woken after the claim may not have been seen by it.
      if (woken || stopped.signal.aborted) continue;
      alarm = new AbortController();
      await wait(options.pollMs ?? POLL_MS, undefined, { signal: alarm.signal }).catch(() => {});
    }
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

/** @returns how many were taken */
const doDueJobs = async (options: OutboxOptions): Promise<number> => {
  const { database, jobs } = options;
  const kinds = jobs.map(({ name }) => name);
  const claim = { kinds, limit: BATCH, lockSeconds: LOCK_SECONDS };
  const claimed = (await attempt(options, 'looking for jobs', () => claimJobs(database.db, claim))) ?? [];
  await Promise.all(claimed.map((job) => doJob(options, job)));
  return claimed.length;
};

const doJob = async (options: OutboxOptions, claimed: ClaimedJob): Promise<void> => {
  const { database, jobs, report, retryGapsSeconds = RETRY_GAPS } = options;
  const name = `${claimed.kind} ${claimed.key}`;
  try {
    await jobs.find((job) => job.name === claimed.kind)?.run(claimed.payload);
  } catch (error) {
    const gap = retryGapsSeconds[claimed.attempts - 1];
    const message = error instanceof Error ? error.message : String(error);
    report(gap === undefined ? `${name} was given up` : `${name} failed, again in ${gap} s`, error);
    await attempt(options, `postponing ${name}`, () => postponeJob(database.db, claimed.id, message, gap));
    return;
  }
  await attempt(options, `finishing ${name}`, () => finishJob(database.db, claimed.id));
};

/** The database may be away for a while: said, not thrown, so that the runner outlives it. */
const attempt = async <T>(
  { report }: OutboxOptions,
  what: string,
  work: () => Promise<T>,
): Promise<T | undefined> => {
  try {
    return await work();
  } catch (error) {
    report(`${what} failed`, error);
    return undefined;
  }
};
