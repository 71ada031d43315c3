import { afterEach, before, beforeEach } from 'node:test';
import { asc } from 'drizzle-orm';
import * as z from 'zod';
import { type DatabaseKind, forEachDatabase } from '../../../testing/for-each-database.ts';
import type { Database } from '../../database/open-database.ts';
import { enqueueJob } from '../enqueue-job.ts';
import type { Job, JobKind } from '../job-kind.ts';
import { outbox } from '../outbox.tables.ts';
import { createOutbox, type Outbox, type OutboxOptions } from '../outbox.ts';

export const NOTE: JobKind<{ n: number }> = { name: 'test.note', payload: z.object({ n: z.int() }) };
export const NOON = new Date('2026-11-23T06:30:00Z');
/** This many seconds after noon. */
export const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000);

/** An outbox that is empty at the start of each test. Read its fields inside tests: the hooks fill them. */
export class OutboxScene {
  database!: Database;
  /** What the runners reported in this test. */
  reports: string[] = [];
  readonly running: Outbox[] = [];

  /** Starts a runner, closed after the test. By default it polls every 20 ms and retries twice without a gap. */
  start = (jobs: Job[], options: Partial<OutboxOptions> = {}): Outbox => {
    const made = createOutbox({
      ...{ database: this.database, jobs, pollMs: 20, retryGapsSeconds: [0, 0], ...options },
      report: (sentence) => this.reports.push(sentence),
    });
    this.running.push(made);
    made.start();
    return made;
  };

  /** Starts a runner whose clock stays at noon until the test changes it. */
  startAtNoon = (jobs: Job[]): { now: Date } => {
    const clock = { now: NOON };
    this.start(jobs, { now: () => clock.now });
    return clock;
  };

  /** Enqueues a note; its key is its number by default. */
  write = (n: number, key = String(n), options: Parameters<typeof enqueueJob>[4] = {}): Promise<void> =>
    this.database.transaction((tx) => enqueueJob(tx, NOTE, key, { n }, options));

  /** All jobs as they are now, in the order in which they were written. */
  rows = () => this.database.db.select().from(outbox).orderBy(asc(outbox.id));

  allDone = async (): Promise<boolean> => (await this.rows()).every(({ doneAt }) => doneAt !== null);
}

export const forEachOutbox = (suite: (scene: OutboxScene, kind: DatabaseKind) => void): void =>
  forEachDatabase((kind, open) => {
    const scene = new OutboxScene();
    before(async () => {
      scene.database = await open();
    });
    beforeEach(async () => {
      scene.reports = [];
      await scene.database.db.delete(outbox);
    });
    afterEach(async () => {
      for (const one of scene.running.splice(0)) await one.close();
    });
    suite(scene, kind);
  });
