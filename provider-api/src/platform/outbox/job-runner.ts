import { durations, markFailed, tracedWork } from '@sundara/node/telemetry';
import { withinLimit } from '@sundara/node/time-limit';
import type { Database } from '../database/open-database.ts';
import { redactError } from '../database/redact-error.ts';
import type { Job, JobOutcome } from './job-kind.ts';
import { type ClaimedJob, finishJob, postponeJob, renewLock, repeatJob } from './outbox.repository.ts';

/** Seconds between the attempts, about 18 hours in all; after that a person has to look. */
export const RETRY_GAPS: readonly number[] = [2, 10, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 36_000];
/** Renewed while a job runs, so it only determines how soon another process takes over from a dead one. */
const LOCK_SECONDS = 20;
const JOB_LIMIT_MS = 60_000;

interface RunnerOptions {
  readonly database: Database;
  readonly jobs: readonly Job[];
  readonly report: (sentence: string, error: unknown) => void;
  readonly now: () => Date;
  readonly retryGapsSeconds?: readonly number[];
  readonly lockSeconds?: number;
  readonly jobLimitMs?: number;
  /** Called whenever a job has ended. */
  readonly onFree: () => void;
}

export interface JobRunner {
  readonly lockSeconds: number;
  begin(claimed: ClaimedJob): void;
  /** Ids of the jobs that have begun and not ended. */
  underWay(): readonly number[];
  allDone(): Promise<void>;
}

/** Runs claimed jobs, keeps them locked meanwhile, and stores their outcome. */
export const createJobRunner = (options: RunnerOptions): JobRunner => {
  const { lockSeconds = LOCK_SECONDS, onFree } = options;
  const running = new Map<number, Promise<void>>();
  const took = durations('sundara.job.duration');
  return {
    lockSeconds,
    begin: (claimed) => {
      const begunAt = performance.now();
      const work = tracedJob({ ...options, lockSeconds }, claimed)
        .then((outcome) => {
          took.record((performance.now() - begunAt) / 1_000, { 'sundara.job.kind': claimed.kind, outcome });
        })
        .finally(() => {
          running.delete(claimed.id);
          onFree();
        });
      running.set(claimed.id, work);
    },
    underWay: () => [...running.keys()],
    allDone: async () => {
      await Promise.all(running.values());
    },
  };
};

type Outcome = 'done' | 'again' | 'failed' | 'given-up';

const tracedJob: typeof doJob = (options, claimed) => {
  const { id, kind, attempts } = claimed;
  const attributes = { 'sundara.job.id': id, 'sundara.job.kind': kind, 'sundara.job.attempt': attempts };
  return tracedWork(`job ${kind}`, attributes, async (span) => {
    const outcome = await doJob(options, claimed);
    if (outcome === 'failed' || outcome === 'given-up') markFailed(span, outcome);
    return outcome;
  });
};

const doJob = async (
  options: RunnerOptions & { readonly lockSeconds: number },
  claimed: ClaimedJob,
): Promise<Outcome> => {
  const { database, jobs, report, now, jobLimitMs = JOB_LIMIT_MS } = options;
  const { db } = database;
  const name = `${claimed.kind} ${claimed.key}`;
  const job = jobs.find((one) => one.name === claimed.kind);
  const lock = keepLocked(options, claimed, name);
  let outcome: JobOutcome;
  try {
    const late = () => new Error(`It took longer than ${jobLimitMs / 1_000} s.`);
    outcome = await withinLimit(job?.run(claimed.payload) ?? Promise.resolve(), jobLimitMs, late);
  } catch (error) {
    const gap = (options.retryGapsSeconds ?? job?.retryGapsSeconds ?? RETRY_GAPS)[claimed.attempts - 1];
    const failure = redactError(error);
    const message = failure instanceof Error ? failure.message : String(failure);
    report(gap === undefined ? `${name} was given up` : `${name} failed, again in ${gap} s`, error);
    const held = await lock.release();
    await attempt(options, `postponing ${name}`, () => postponeJob(db, held, message, now(), gap));
    return gap === undefined ? 'given-up' : 'failed';
  }
  const again = outcome?.again;
  const held = await lock.release();
  await attempt(options, `finishing ${name}`, () =>
    again ? repeatJob(db, held, again) : finishJob(db, held, now()),
  );
  return again ? 'again' : 'done';
};

/** Renews the job's lock after every quarter of its duration until released. */
const keepLocked = (
  options: RunnerOptions & { readonly lockSeconds: number },
  claimed: ClaimedJob,
  name: string,
) => {
  const { database, now, lockSeconds } = options;
  let held = claimed;
  let renewing: Promise<void> = Promise.resolve();
  const renew = async () => {
    const renewed = await attempt(options, `keeping ${name}`, () =>
      renewLock(database.db, held, now(), lockSeconds),
    );
    held = renewed ?? held;
  };
  const timer = setInterval(() => {
    renewing = renewing.then(renew);
  }, lockSeconds * 250);
  return {
    release: async (): Promise<ClaimedJob> => {
      clearInterval(timer);
      await renewing;
      return held;
    },
  };
};

/** The database may be unavailable for a while: errors are reported, not thrown, so that the runner survives. */
const attempt = async <T>(
  { report }: Pick<RunnerOptions, 'report'>,
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
