import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '@sundara/contracts/testing';
import { plansOf } from '../../testing/plans-of.ts';
import { enqueueJob } from './enqueue-job.ts';
import { jobOf } from './job-kind.ts';
import { claimJobs, cursorBehind, FROM_THE_BEGINNING, purgeDoneJobs } from './outbox.repository.ts';
import { outbox } from './outbox.tables.ts';
import { after, forEachOutbox, NOON, NOTE } from './testing/for-each-outbox.ts';

forEachOutbox((scene, kind) => {
  const { start, write, rows, allDone } = scene;

  it('does a job when its transaction is committed, and never when it is rolled back', async () => {
    const { database } = scene;
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

  it('leaves kinds that it has no work for to others', async () => {
    const { database } = scene;
    await database.db.insert(outbox).values({ kind: 'test.other', key: 'x', payload: {} });
    await write(1);
    start([jobOf(NOTE, async () => {})]);
    await until(async () => (await rows()).some(({ doneAt }) => doneAt !== null));
    const other = (await rows()).find(({ kind }) => kind === 'test.other');
    assert.deepEqual([other?.attempts, other?.doneAt], [0, null]);
  });

  it('takes over a job whose process died, when its lock has ended and not before', async () => {
    const { database } = scene;
    await write(1);
    const claim = { kinds: [NOTE.name], limit: 10, lockSeconds: 20 };
    assert.equal((await claimJobs(database.db, { ...claim, now: NOON })).length, 1);
    assert.equal((await claimJobs(database.db, { ...claim, now: after(20) })).length, 0);
    assert.equal((await claimJobs(database.db, { ...claim, now: after(21) }))[0]?.attempts, 2);
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
    const { database } = scene;
    for (let n = 0; n < 20; n += 1) await write(n);
    for (let n = 20; n < 40; n += 1) await write(n, String(n), { runAt: after(n - 100) });
    const claim = { kinds: [NOTE.name], limit: 10, lockSeconds: 20, now: NOON };
    const keys = (await claimJobs(database.db, claim)).map(({ key }) => Number(key));
    assert.deepEqual(keys, [20, 21, 22, 23, 24, 0, 1, 2, 3, 4]);
  });

  it('finds what is due by its index, however many jobs are done or wait', async () => {
    const { database } = scene;
    await database.pool.query(
      `insert into outbox (kind, key, payload, run_at, done_at)
       select 'test.note', n::text, '{}', $1::timestamptz + n * interval '1 s', case when n % 4 > 0 then $1::timestamptz end
       from generate_series(1, 20000) n`,
      [NOON],
    );
    await database.pool.query('analyze outbox');
    const plans = await plansOf(database, (db) =>
      claimJobs(db, { kinds: [NOTE.name], limit: 10, lockSeconds: 20, now: NOON }),
    );
    assert.equal(plans.length, 2);
    for (const plan of plans) {
      assert.match(plan, /Index Scan using outbox_due/);
      assert.doesNotMatch(plan, /Seq Scan/);
    }
  });

  if (kind === 'postgres')
    it('walks over what was done during a long transaction once, and not with each claim', async () => {
      const { database } = scene;
      const long = await database.pool.connect();
      try {
        await long.query('begin isolation level repeatable read');
        await long.query('select from outbox');
        await database.pool.query(
          `insert into outbox (kind, key, payload, run_at)
           select 'test.note', n || ' ' || due, '{}', due from generate_series(1, 2000) n, (values ($1::timestamptz), ('epoch')) as jobs (due)
           order by n`,
          [NOON],
        );
        await database.pool.query(
          'update outbox set done_at = now() where split_part(key, $1, 1)::int <= 1500',
          [' '],
        );
        const claim = { kinds: [NOTE.name], limit: 10, lockSeconds: 20, now: after(60) };
        const read = (behind: typeof FROM_THE_BEGINNING) =>
          database.transaction(async (tx) => {
            const entriesRead = async () => {
              const { rows: counted } = await tx.execute<{ n: number }>(
                "select pg_stat_get_xact_tuples_returned('outbox_due'::regclass)::int as n",
              );
              return counted[0]?.n ?? 0;
            };
            const before = await entriesRead();
            const claimed = await claimJobs(tx, { ...claim, behind });
            return { claimed, entries: (await entriesRead()) - before };
          });
        const first = await read(FROM_THE_BEGINNING);
        const next = await read(cursorBehind(first.claimed, FROM_THE_BEGINNING));
        assert.deepEqual([first.claimed.length, next.claimed.length], [10, 10]);
        assert.ok(first.entries > 1_000, `${first.entries} entries`);
        assert.ok(next.entries < 100, `${next.entries} entries`);
      } finally {
        await long.query('rollback');
        long.release();
      }
    });

  if (kind === 'postgres')
    it('does a job that was committed late, after a crowd of later ones', async () => {
      const { database } = scene;
      const done: number[] = [];
      const late = await database.pool.connect();
      try {
        await late.query('begin');
        await late.query(
          `insert into outbox (kind, key, payload, run_at) values ('test.note', 'late', '{"n": -1}', 'epoch')`,
        );
        await database.pool.query(
          `insert into outbox (kind, key, payload, run_at) select 'test.note', n::text, json_build_object('n', n), 'epoch' from generate_series(1, 30) n`,
        );
        start([jobOf(NOTE, async ({ n }) => void done.push(n))]);
        await until(() => done.length === 30);
        await late.query('commit');
      } finally {
        late.release();
      }
      await until(() => done.includes(-1));
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
    const { database } = scene;
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

  it('removes what was done long ago in parts, until nothing of it is left', async () => {
    const { database } = scene;
    await database.pool.query(
      `insert into outbox (kind, key, payload, done_at) select 'test.note', n::text, '{}', now() - interval '31 days' from generate_series(1, 20001) n`,
    );
    await purgeDoneJobs(database.db, new Date(), 30);
    assert.deepEqual(await rows(), []);
  });

  it(`does every job once with several runners at once${kind === 'embedded' ? ' over one session' : ''}`, async () => {
    const { database } = scene;
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
