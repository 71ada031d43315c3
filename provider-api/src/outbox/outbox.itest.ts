import assert from 'node:assert/strict';
import { afterEach, before, beforeEach, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { asc } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../database/open-database.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { enqueueJob } from './enqueue-job.ts';
import { type Job, type JobKind, jobOf } from './job-kind.ts';
import { claimJobs, purgeDoneJobs } from './outbox.repository.ts';
import { outbox } from './outbox.tables.ts';
import { createOutbox, type Outbox, type OutboxOptions } from './outbox.ts';

const NOTE: JobKind<{ n: number }> = { name: 'test.note', payload: z.object({ n: z.int() }) };

forEachDatabase((kind, open) => {
  let database: Database;
  let running: Outbox[];
  let reports: string[];
  before(async () => {
    database = await open();
  });
  beforeEach(async () => {
    running = [];
    reports = [];
    await database.db.delete(outbox);
  });
  afterEach(async () => {
    for (const one of running) await one.close();
  });

  const start = (jobs: Job[], options: Partial<OutboxOptions> = {}) => {
    const made = createOutbox({
      ...{ database, jobs, pollMs: 20, retryGapsSeconds: [0, 0], ...options },
      report: (sentence) => reports.push(sentence),
    });
    running.push(made);
    made.start();
    return made;
  };
  const write = (n: number, key = String(n)) =>
    database.transaction((tx) => enqueueJob(tx, NOTE, key, { n }));
  const rows = () => database.db.select().from(outbox).orderBy(asc(outbox.id));
  const until = async (condition: () => boolean | Promise<boolean>) => {
    for (let turn = 0; turn < 500; turn += 1) {
      if (await condition()) return;
      await wait(10);
    }
    assert.fail('It did not come to that.');
  };
  const allDone = async () => (await rows()).every(({ doneAt }) => doneAt !== null);

  it('does a job when its transaction is committed, and never when it is rolled back', async () => {
    const done: number[] = [];
    start([jobOf(NOTE, async ({ n }) => void done.push(n))]);
    await write(1);
    await database
      .transaction(async (tx) => {
        await enqueueJob(tx, NOTE, '2', { n: 2 });
        throw new Error('changed my mind');
      })
      .catch(() => {});
    await write(3);
    await until(async () => done.length === 2 && (await allDone()));
    assert.deepEqual(done.sort(), [1, 3]);
  });

  it('keeps one undone job of a kind and key, and takes a new one when it is done', async () => {
    await write(1, 'same');
    await write(2, 'same');
    assert.deepEqual(
      (await rows()).map(({ payload }) => payload),
      [{ n: 1 }],
    );
    start([jobOf(NOTE, async () => {})]);
    await until(allDone);
    await write(3, 'same');
    assert.equal((await rows()).length, 2);
  });

  it('wakes at once instead of at the next look', async () => {
    const done: number[] = [];
    const runner = start([jobOf(NOTE, async ({ n }) => void done.push(n))], { pollMs: 600_000 });
    await wait(50);
    await write(1);
    runner.wake();
    await until(() => done.length === 1);
  });

  it('tries again after each gap, then gives up and keeps the reason', async () => {
    let attempts = 0;
    start([
      jobOf(NOTE, async () => {
        attempts += 1;
        throw new Error(`no luck ${attempts}`);
      }),
    ]);
    await write(1);
    await until(async () => (await rows())[0]?.failedAt !== null);
    const [row] = await rows();
    assert.deepEqual([row?.attempts, row?.doneAt, row?.lastError], [3, null, 'no luck 3']);
    assert.equal(attempts, 3);
    assert.match(reports.at(-1) ?? '', /^test\.note 1 was given up$/);
  });

  it('waits out a gap before it tries again', async () => {
    let attempts = 0;
    start(
      [
        jobOf(NOTE, async () => {
          attempts += 1;
          throw new Error('later');
        }),
      ],
      { retryGapsSeconds: [3_600] },
    );
    await write(1);
    await until(async () => (await rows())[0]?.lastError === 'later');
    await wait(100);
    assert.equal(attempts, 1);
    const [row] = await rows();
    assert(row && row.runAt.getTime() - row.createdAt.getTime() > 3_500_000);
  });

  it('takes a payload that does not fit as a failed attempt', async () => {
    const done: unknown[] = [];
    start([jobOf(NOTE, async (payload) => void done.push(payload))]);
    await database.db.insert(outbox).values({ kind: NOTE.name, key: 'x', payload: { n: 'one' } });
    await until(async () => (await rows())[0]?.failedAt !== null);
    assert.deepEqual(done, []);
  });

  it('leaves kinds that it has no work for to others', async () => {
    await database.db.insert(outbox).values({ kind: 'test.other', key: 'x', payload: {} });
    await write(1);
    start([jobOf(NOTE, async () => {})]);
    await until(async () => (await rows()).some(({ doneAt }) => doneAt !== null));
    const other = (await rows()).find(({ kind }) => kind === 'test.other');
    assert.deepEqual([other?.attempts, other?.doneAt], [0, null]);
  });

  it('takes over a job whose process died, when its lock has ended and not before', async () => {
    await write(1);
    const claim = { kinds: [NOTE.name], limit: 10 };
    assert.equal((await claimJobs(database.db, { ...claim, lockSeconds: 60 })).length, 1);
    assert.equal((await claimJobs(database.db, { ...claim, lockSeconds: 0 })).length, 0);
    await database.pool.query(`update outbox set locked_until = now() - interval '1 second'`);
    assert.equal((await claimJobs(database.db, { ...claim, lockSeconds: 60 }))[0]?.attempts, 2);
  });

  it('ends only when the jobs under way have, and takes no more', async () => {
    const done: number[] = [];
    const release: (() => void)[] = [];
    const runner = start([
      jobOf(NOTE, async ({ n }) => {
        await new Promise<void>((resolve) => release.push(resolve));
        done.push(n);
      }),
    ]);
    await write(1);
    await until(() => release.length === 1);
    const closed = runner.close();
    await write(2);
    await wait(60);
    assert.deepEqual(done, []);
    release[0]?.();
    await closed;
    assert.deepEqual(done, [1]);
    assert.deepEqual(
      (await rows()).map(({ doneAt }) => doneAt !== null),
      [true, false],
    );
  });

  it('removes what was done long ago and keeps what was given up', async () => {
    for (const n of [1, 2, 3]) await write(n);
    await database.pool.query(`update outbox set done_at = now() - interval '31 days' where key = '1'`);
    await database.pool.query(`update outbox set done_at = now() where key = '2'`);
    await database.pool.query(`update outbox set failed_at = now() - interval '90 days' where key = '3'`);
    await purgeDoneJobs(database.db, 30);
    assert.deepEqual(
      (await rows()).map(({ key }) => key),
      ['2', '3'],
    );
  });

  it(`does every job once with several runners at once${kind === 'embedded' ? ' over one session' : ''}`, async () => {
    const done: number[] = [];
    const all = Array.from({ length: 200 }, (_, n) => n);
    await database.transaction(async (tx) => {
      for (const n of all) await enqueueJob(tx, NOTE, String(n), { n });
    });
    for (let runner = 0; runner < 4; runner += 1) start([jobOf(NOTE, async ({ n }) => void done.push(n))]);
    await until(allDone);
    assert.deepEqual(
      done.sort((a, b) => a - b),
      all,
    );
  });
});
