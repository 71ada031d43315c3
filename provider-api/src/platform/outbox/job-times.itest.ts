import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '@sundara/contracts/testing';
import { cancelJobs, enqueueJob } from './enqueue-job.ts';
import { type JobKind, jobOf } from './job-kind.ts';
import { outbox } from './outbox.tables.ts';
import { createOutbox } from './outbox.ts';
import { after, forEachOutbox, NOON, NOTE } from './testing/for-each-outbox.ts';

const OTHER: JobKind<{ n: number }> = { ...NOTE, name: 'test.other' };

forEachOutbox((scene) => {
  const { start, startAtNoon, write, rows, allDone } = scene;

  it('tries again after each gap, then gives up and keeps the reason', async () => {
    const { reports } = scene;
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
    const { database } = scene;
    const done: unknown[] = [];
    start([jobOf(NOTE, async (payload) => void done.push(payload))]);
    await database.db.insert(outbox).values({ kind: NOTE.name, key: 'x', payload: { n: 'one' } });
    await until(async () => (await rows())[0]?.failedAt !== null);
    assert.deepEqual(done, []);
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
    const { database } = scene;
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
    const { reports } = scene;
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
    const { database } = scene;
    let attempts = 0;
    const work = async () => {
      attempts += 1;
      throw new Error('not yet');
    };
    await write(1);
    const clock = { now: NOON };
    const jobs = [jobOf({ ...NOTE, retryGapsSeconds: [86_400, 0] }, work)];
    const options = { database, jobs, pollMs: 20, now: () => clock.now, report: () => {} };
    scene.running.push(createOutbox(options));
    scene.running[0]?.start();
    await until(async () => (await rows())[0]?.lastError === 'not yet');
    assert.deepEqual((await rows())[0]?.runAt, after(86_400));
    clock.now = after(86_400);
    await until(async () => (await rows())[0]?.failedAt !== null);
    assert.deepEqual([attempts, (await rows())[0]?.failedAt], [3, after(86_400)]);
  });
});
