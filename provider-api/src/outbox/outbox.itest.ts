import assert from 'node:assert/strict';
import { afterEach, before, beforeEach, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { asc } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import * as z from 'zod';
import type { Database } from '../database/open-database.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { cancelJobs, enqueueJob } from './enqueue-job.ts';
import { type Job, type JobKind, jobOf } from './job-kind.ts';
import { claimJobs, purgeDoneJobs } from './outbox.repository.ts';
import { outbox } from './outbox.tables.ts';
import { createOutbox, type Outbox, type OutboxOptions } from './outbox.ts';

const NOTE: JobKind<{ n: number }> = { name: 'test.note', payload: z.object({ n: z.int() }) };
const OTHER: JobKind<{ n: number }> = { ...NOTE, name: 'test.other' };
const NOON = new Date('2026-11-23T06:30:00Z');
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000);

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
  const write = (n: number, key = String(n), options: Parameters<typeof enqueueJob>[4] = {}) =>
    database.transaction((tx) => enqueueJob(tx, NOTE, key, { n }, options));
  /** A runner whose clock stands still until it is turned. */
  const startAtNoon = (jobs: Job[], options: Partial<OutboxOptions> = {}) => {
    const clock = { now: NOON };
    start(jobs, { now: () => clock.now, ...options });
    return clock;
  };
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
    const claim = { kinds: [NOTE.name], limit: 10, lockSeconds: 20 };
    assert.equal((await claimJobs(database.db, { ...claim, now: NOON })).length, 1);
    assert.equal((await claimJobs(database.db, { ...claim, now: after(20) })).length, 0);
    assert.equal((await claimJobs(database.db, { ...claim, now: after(21) }))[0]?.attempts, 2);
  });

  it('does a job when the clock has come to its time and not before', async () => {
    const done: number[] = [];
    await write(1, '1', { runAt: after(3_600) });
    await write(2, '2', { runAt: after(7_200) });
    const clock = startAtNoon([jobOf(NOTE, async ({ n }) => void done.push(n))]);
    clock.now = after(3_599);
    await wait(100);
    assert.deepEqual(done, []);
    clock.now = after(3_600);
    await until(() => done.length === 1);
    clock.now = after(86_400);
    await until(allDone);
    assert.deepEqual(done, [1, 2]);
  });

  it('does a job that wants no time at once, whatever the clock says', async () => {
    const done: number[] = [];
    await write(1);
    start([jobOf(NOTE, async ({ n }) => void done.push(n))], { now: () => new Date('2001-01-01') });
    await until(() => done.length === 1);
  });

  it('moves an undone job that is replaced, payload and time, and leaves it as it is otherwise', async () => {
    await write(1, 'same', { runAt: after(60) });
    await write(2, 'same', { runAt: after(120) });
    const found = async () => (await rows()).map(({ payload, runAt }) => [payload, runAt]);
    assert.deepEqual(await found(), [[{ n: 1 }, after(60)]]);
    await write(3, 'same', { runAt: after(180), replace: true });
    assert.deepEqual(await found(), [[{ n: 3 }, after(180)]]);
    await write(4, 'another', { replace: true });
    assert.equal((await rows()).length, 2);
  });

  it('does a job once more that is replaced while it is under way', async () => {
    const done: number[] = [];
    const release: (() => void)[] = [];
    const work = async ({ n }: { n: number }) => {
      await new Promise<void>((resolve) => release.push(resolve));
      done.push(n);
    };
    start([jobOf(NOTE, work)]);
    await write(1, 'same');
    await until(() => release.length === 1);
    await write(2, 'same', { replace: true });
    release[0]?.();
    await until(() => release.length === 2);
    release[1]?.();
    await until(allDone);
    assert.deepEqual(done, [1, 2]);
  });

  it('takes away the undone jobs of the kinds about a key, and no others', async () => {
    await database.transaction(async (tx) => {
      for (const key of ['mine', 'theirs'])
        for (const kind of [NOTE, OTHER]) await enqueueJob(tx, kind, key, { n: 1 });
    });
    await database.pool.query(`update outbox set done_at = now() where key = 'mine' and kind = 'test.other'`);
    await database.transaction((tx) => cancelJobs(tx, [NOTE, OTHER], 'mine'));
    assert.deepEqual(
      (await rows()).map(({ kind, key }) => `${kind} ${key}`),
      ['test.other mine', 'test.note theirs', 'test.other theirs'],
    );
  });

  it('does a job again at the time that it asks for, which is no failure and costs no attempt', async () => {
    const at: Date[] = [];
    await write(1);
    const clock = startAtNoon([
      jobOf(NOTE, async () => {
        at.push(clock.now);
        return at.length < 5 ? { again: new Date(clock.now.getTime() + 900_000) } : undefined;
      }),
    ]);
    for (let turn = 1; turn <= 5; turn += 1) {
      await until(async () => at.length === turn && (await rows())[0]?.lockedUntil === null);
      const [row] = await rows();
      assert.deepEqual([row?.attempts, row?.lastError], [turn < 5 ? 0 : 1, null]);
      clock.now = after(turn * 900);
    }
    await until(allDone);
    assert.deepEqual(at, [0, 900, 1_800, 2_700, 3_600].map(after));
    assert.deepEqual(reports, []);
  });

  it('gives a kind its own gaps, by the same clock', async () => {
    let attempts = 0;
    const work = async () => {
      attempts += 1;
      throw new Error('not yet');
    };
    await write(1);
    const clock = { now: NOON };
    const jobs = [jobOf({ ...NOTE, retryGapsSeconds: [86_400, 0] }, work)];
    const options = { database, jobs, pollMs: 20, now: () => clock.now, report: () => {} };
    running.push(createOutbox(options));
    running[0]?.start();
    await until(async () => (await rows())[0]?.lastError === 'not yet');
    assert.deepEqual((await rows())[0]?.runAt, after(86_400));
    clock.now = after(86_400);
    await until(async () => (await rows())[0]?.failedAt !== null);
    assert.deepEqual([attempts, (await rows())[0]?.failedAt], [3, after(86_400)]);
  });

  it('keeps a job to itself for as long as it is under way, past the time of its lock', async () => {
    let begun = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const work = async () => {
      begun += 1;
      await held;
    };
    await write(1);
    const clock = { now: NOON };
    const options = { lockSeconds: 1, now: () => clock.now };
    for (let runner = 0; runner < 2; runner += 1) start([jobOf(NOTE, work)], options);
    await until(() => begun === 1);
    for (let turn = 1; turn <= 5; turn += 1) {
      clock.now = after(turn * 0.9);
      await until(async () => (await rows())[0]?.lockedUntil?.getTime() === clock.now.getTime() + 1_000);
    }
    release();
    await until(allDone);
    assert.equal(begun, 1);
  });

  it('goes on with other jobs while one takes long, and counts one that takes too long as failed', async () => {
    const done: number[] = [];
    const work = async ({ n }: { n: number }) => {
      if (n === 1) await new Promise(() => {});
      done.push(n);
    };
    await write(1);
    start([jobOf(NOTE, work)], { jobLimitMs: 300, retryGapsSeconds: [] });
    await wait(60);
    await write(2);
    await until(() => done.length === 1);
    await until(async () => (await rows())[0]?.failedAt !== null);
    assert.equal((await rows())[0]?.lastError, 'It took longer than 0.3 s.');
  });

  it('lets neither timed jobs nor those that want no time wait behind a crowd of the other', async () => {
    for (let n = 0; n < 20; n += 1) await write(n);
    for (let n = 20; n < 40; n += 1) await write(n, String(n), { runAt: after(n - 100) });
    const claim = { kinds: [NOTE.name], limit: 10, lockSeconds: 20, now: NOON };
    const keys = (await claimJobs(database.db, claim)).map(({ key }) => Number(key));
    assert.deepEqual(keys, [20, 21, 22, 23, 24, 0, 1, 2, 3, 4]);
  });

  it('finds what is due by its index, however many jobs are done or wait', async () => {
    const { pool } = database;
    await pool.query(
      `insert into outbox (kind, key, payload, run_at, done_at)
       select 'test.note', n::text, '{}', $1::timestamptz + n * interval '1 s', case when n % 4 > 0 then $1::timestamptz end
       from generate_series(1, 20000) n`,
      [NOON],
    );
    await pool.query('analyze outbox');
    const asked: { text: string; values: unknown[] }[] = [];
    const listening = Object.create(pool, {
      query: {
        value: (statement: { text: string }, values: unknown[]) => {
          asked.push({ text: statement.text, values });
          return pool.query({ ...statement, values });
        },
      },
    });
    await claimJobs(drizzle(listening), { kinds: [NOTE.name], limit: 10, lockSeconds: 20, now: NOON });
    assert.equal(asked.length, 2);
    for (const { text, values } of asked) {
      const { rows: lines } = await pool.query(`explain ${text}`, values);
      const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
      assert.match(plan, /Index Scan using outbox_due/);
      assert.doesNotMatch(plan, /Seq Scan/);
    }
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
    await purgeDoneJobs(database.db, new Date(), 30);
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
