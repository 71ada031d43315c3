import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, beforeEach, it } from 'node:test';
import { until } from '@sundara/contracts/testing';
import { NOWHERE } from '@sundara/node/testing';
import { desc, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { pageOfIdsQuery } from '../../../platform/list/page-of-ids.ts';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { type Bench, MONDAY_NOON, makeCustomer, openBench } from '../../../testing/payments/booking-bench.ts';
import { plansOf, settle } from '../../../testing/plans-of.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { jobCounter, jobPage } from './jobs.repository.ts';

const minutes = (count: number) => new Date(MONDAY_NOON.getTime() + count * 60_000);

forEachDatabase((_, open) => {
  let database: Database;
  let bench: Bench;
  let token: string;
  let byKey: Map<string, number>;
  before(async () => {
    database = await open();
    bench = await openBench(database, NOWHERE);
    token = (await makeCustomer(database, 'admin')).token;
  });
  after(async () => {
    await bench.close();
    await rm(bench.dataDir, { recursive: true });
  });

  // No process here runs jobs of this kind, so they stay as they are.
  beforeEach(async () => {
    await database.db.delete(outbox);
    const job = { kind: 'test.none', payload: {}, createdAt: minutes(-60) };
    const failed = { lastError: '550 no such person <asha@people.example>' };
    const made = await database.db
      .insert(outbox)
      .values([
        { ...job, key: 'at-once', runAt: new Date(0) },
        { ...job, key: 'tomorrow', runAt: minutes(1_440) },
        { ...job, ...failed, key: 'again-in-10', attempts: 3, runAt: minutes(10) },
        { ...job, ...failed, key: 'given-up', attempts: 11, runAt: minutes(-5), failedAt: minutes(-4) },
        { ...job, key: 'done', attempts: 1, doneAt: minutes(-1) },
      ])
      .returning({ id: outbox.id, key: outbox.key });
    byKey = new Map(made.map(({ id, key }) => [key, id]));
  });
  const list = async (query = '') => (await bench.call('GET', `/api/admin/jobs${query}`, { token })).json;
  const keys = async (query?: string) => (await list(query)).jobs.map(({ key }: { key: string }) => key);
  const retry = (key: string) =>
    bench.call('POST', `/api/admin/jobs/${byKey.get(key) ?? 999_999}/retry`, { token });

  it('refuses what is no state or page, and anyone but an admin', async () => {
    for (const query of ['?state=lost', '?page=0', '?limit=x'])
      assert.equal((await bench.call('GET', `/api/admin/jobs${query}`, { token })).status, 400);
    assert.equal((await bench.call('GET', '/api/admin/jobs')).status, 401);
    for (const role of ['customer', 'salon'] as const) {
      const other = await makeCustomer(database, role);
      assert.equal((await bench.call('GET', '/api/admin/jobs', { token: other.token })).status, 403);
      const id = byKey.get('given-up');
      const refused = await bench.call('POST', `/api/admin/jobs/${id}/retry`, { token: other.token });
      assert.equal(refused.status, 403);
    }
  });

  it('lists what is not done, given up first and then by when it runs, and counts all', async () => {
    assert.deepEqual(await keys(), ['given-up', 'at-once', 'again-in-10', 'tomorrow']);
    const { counts, pagination } = await list('?limit=3&page=2');
    assert.deepEqual(counts, { waiting: 2, retrying: 1, 'given-up': 1, done: 1 });
    assert.deepEqual(
      [pagination.total, pagination.pages, await keys('?limit=3&page=2')],
      [4, 2, ['tomorrow']],
    );
  });

  it('counts those done as they come, and old ones anew within ten minutes, though nobody waits for it', async () => {
    const { db } = database;
    let now = minutes(0);
    const countAll = jobCounter(db, () => now);
    const done = (count: number, at: Date) =>
      db.insert(outbox).values(
        Array.from({ length: count }, (_, n) => ({
          ...{ kind: 'test.none', key: `done-${n}`, payload: {}, doneAt: at },
        })),
      );
    await done(4, minutes(-60));
    assert.equal((await countAll()).done, 5);
    await done(2, minutes(0));
    assert.deepEqual([(await countAll()).done, (await countAll('test.')).done], [7, 7]);
    assert.equal((await countAll('mail.')).done, 0);
    await db.delete(outbox).where(lt(outbox.doneAt, minutes(-30)));
    now = minutes(10);
    assert.equal((await countAll()).done, 7, 'as it was counted');
    await until(async () => (await countAll()).done === 3);
    await db.delete(outbox).where(lt(outbox.doneAt, minutes(5)));
    now = minutes(31);
    assert.equal((await countAll()).done, 0, 'counted too long ago to be of use');
  });

  it('lists each state by itself', async () => {
    for (const [state, expected] of [
      ['waiting', ['at-once', 'tomorrow']],
      ['retrying', ['again-in-10']],
      ['given-up', ['given-up']],
      ['done', ['done']],
    ])
      assert.deepEqual(await keys(`?state=${state}`), expected);
  });

  it('reads by indexes whatever is not done, however much was done', async () => {
    const { pool } = database;
    await pool.query(
      `insert into outbox (kind, key, payload, done_at) select 'test.none', n::text, '{}', now() from generate_series(1, 20000) n`,
    );
    await settle(database, 'outbox');
    for (const [state, kind] of [
      ...[['undone'], ['given-up'], ['retrying'], ['waiting'], ['done']],
      ...[
        ['given-up', 'refund.'],
        ['done', 'refund.'],
      ],
    ] as [Parameters<typeof jobPage>[0], string?][]) {
      const page = jobPage(state, { page: 1, limit: 20, kind }, 20_000);
      const [plan = ''] = await plansOf(database, (db) => pageOfIdsQuery(db, outbox.id, page));
      assert.match(plan, /Index (Only )?Scan/, state);
      assert.doesNotMatch(plan, /Seq Scan/, state);
    }
  });

  it('says when a job runs next, how often it failed and why, but not whom it is about', async () => {
    const [job] = (await list('?state=retrying')).jobs;
    const { id, ...told } = job;
    assert.equal(id, byKey.get('again-in-10'));
    assert.deepEqual(told, {
      ...{ kind: 'test.none', key: 'again-in-10', state: 'retrying', attempts: 3 },
      runAt: '2026-11-23T12:10:00+05:30',
      lastError: '550 no such person <…@people.example>',
      can: { retry: true },
      createdAt: '2026-11-23T11:00:00+05:30',
    });
    const [givenUp] = (await list('?state=given-up')).jobs;
    assert.equal(givenUp.runAt, null);
  });

  it('has a job that was given up done now, with all its attempts', async () => {
    const { status, json } = await retry('given-up');
    assert.deepEqual([status, json.job.state, json.job.attempts], [200, 'retrying', 0]);
    assert.equal(json.job.runAt, '2026-11-23T12:00:00+05:30');
    assert.deepEqual((await list()).counts, { waiting: 2, retrying: 2, 'given-up': 0, done: 1 });
    assert.equal((await retry('again-in-10')).json.job.runAt, '2026-11-23T12:00:00+05:30');
  });

  it('narrows the jobs, and their counts, by how a kind begins', async () => {
    await database.db
      .insert(outbox)
      .values({ kind: 'mailbox.none', key: 'other', payload: {}, runAt: minutes(5) });
    assert.deepEqual(await keys('?kind=mailbox'), ['other']);
    assert.deepEqual((await list('?kind=test.')).counts, { waiting: 2, retrying: 1, 'given-up': 1, done: 1 });
    assert.equal((await bench.call('GET', '/api/admin/jobs?kind=%25', { token })).status, 400);
  });

  it('has all given up jobs of a kind tried again, but those that another one does, and writes each down', async () => {
    const job = { kind: 'test.none', payload: {}, failedAt: minutes(-3), attempts: 11, lastError: 'No' };
    await database.db.insert(outbox).values([
      { ...job, key: 'two' },
      { ...job, key: 'tomorrow' },
      { ...job, kind: 'test.nothing', key: 'three' },
    ]);
    const again = () => bench.call('POST', '/api/admin/jobs/retry', { token, body: { kind: 'test.none' } });
    const { status, json } = await again();
    assert.deepEqual([status, json.retried, json.left], [200, 2, 1]);
    assert.deepEqual(await keys('?state=given-up'), ['three', 'tomorrow']);
    assert.equal((await again()).json.retried, 0);
    const audit = await database.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(2);
    assert.deepEqual(
      audit.map(({ action, changes }) => [action, changes]),
      Array(2).fill([
        'admin.retryJob',
        { kind: [null, 'test.none'], state: ['given-up', 'retrying'], attempts: [11, 0] },
      ]),
    );
    const owner = await makeCustomer(database, 'salon');
    const body = { kind: 'test.none' };
    assert.equal(
      (await bench.call('POST', '/api/admin/jobs/retry', { token: owner.token, body })).status,
      403,
    );
    assert.equal(
      (await bench.call('POST', '/api/admin/jobs/retry', { token, body: { kind: '' } })).status,
      400,
    );
  });

  it('refuses to try again what is done, waits for its time, is under way or is not there', async () => {
    for (const key of ['done', 'tomorrow', 'at-once']) {
      const { status, json } = await retry(key);
      assert.deepEqual([status, json.code], [409, 'JOB_NOT_WAITING'], key);
    }
    await database.db.update(outbox).set({ lockedUntil: minutes(1) });
    assert.match((await retry('again-in-10')).json.message, /being tried just now/);
    assert.equal((await retry('nowhere')).status, 404);
  });

  it('refuses a job that was given up while another one about the same stands', async () => {
    await database.db.insert(outbox).values({ kind: 'test.none', key: 'given-up', payload: {} });
    const { status, json } = await retry('given-up');
    assert.deepEqual([status, json.code], [409, 'JOB_NOT_WAITING']);
    assert.match(json.message, /Another job about the same stands already/);
  });

  it('lets several admins ask for the same job at once', async () => {
    const asked = await Promise.all(Array.from({ length: 6 }, () => retry('given-up')));
    const statuses = asked.map(({ status }) => status);
    assert(statuses.every((status) => status === 200));
    assert.deepEqual((await list()).counts['given-up'], 0);
  });
});
