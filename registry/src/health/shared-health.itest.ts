import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageError } from '@sundara/contracts/federation';
import { folderDocuments } from '../documents/folder-documents.ts';
import { readWrittenCounts } from '../shared-counts/written-counts.ts';
import { temporaryFolder } from '../testing/build-folder.ts';
import { pagesOf } from './day-counts.ts';
import { type Counted, environmentHealthSchema, totalOf } from './environment-health.ts';
import { createSharedHealth } from './shared-health.ts';

const SINCE = 4;
const STABLE = { remote: 'booking', version: '1.0.0', canary: false };
const LOADED: Counted = {
  canary: false,
  report: { remote: 'booking', version: '1.0.0', outcome: 'loaded', tookMs: 90 },
};

const reported = (...reports: readonly Counted[]) => ({ reports, errors: [] });

/** Two processes on one folder, with a clock that is set by hand. */
const twoProcesses = async (t: Parameters<typeof temporaryFolder>[0]) => {
  const folder = await temporaryFolder(t, 'documents');
  const clock = { now: new Date('2026-11-21T05:10:00.000Z') };
  const process = () => {
    const documents = folderDocuments(folder);
    return { documents, health: createSharedHealth(documents, () => clock.now) };
  };
  const pass = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  };
  return { one: process(), other: process(), pass };
};

test('each process knows what both have counted', async (t) => {
  const { one, other } = await twoProcesses(t);
  one.health.count('qa', SINCE, reported(LOADED));
  other.health.count('qa', SINCE, reported(LOADED, LOADED));
  await Promise.all([one.health.share(), other.health.share()]);
  for (const { health } of [one, other])
    assert.equal(totalOf(await health.of('qa', SINCE), STABLE)?.loads, 3);
  one.health.count('qa', SINCE, reported(LOADED));
  await one.health.share();
  assert.equal(totalOf(await other.health.of('qa', SINCE), STABLE)?.loads, 4);
  assert.equal(totalOf(await other.health.of('production', SINCE), STABLE), undefined);
});

test('errors of pages at several processes add up, with the loads of a day beside them', async (t) => {
  const { one, other, pass } = await twoProcesses(t);
  const error: PageError = {
    ...{ remote: 'booking', version: '1.0.0', route: '/pay' },
    ...{ kind: 'uncaught', type: 'TypeError', frames: [] },
  };
  const errors = [{ error, canary: false }];
  one.health.count('qa', SINCE, { reports: [LOADED], errors });
  pass(90);
  other.health.count('qa', SINCE, { reports: [LOADED], errors });
  await Promise.all([one.health.share(), other.health.share()]);
  const [{ day } = assert.fail('nothing counted')] = (await one.health.of('qa', SINCE)).remotes;
  const [counted, ...more] = day.errors;
  assert.deepEqual([pagesOf(day.loads), pagesOf(counted?.hours ?? {}), more], [2, 2, []]);
  assert.deepEqual(
    [counted?.firstAt, counted?.lastAt],
    ['2026-11-21T05:10:00.000Z', '2026-11-21T06:40:00.000Z'],
  );
});

test('it writes only what changed', async (t) => {
  const { one, pass } = await twoProcesses(t);
  one.health.count('qa', SINCE, reported(LOADED));
  await one.health.share();
  const [name = ''] = await one.documents.list('health/');
  const revision = await one.documents.revision(name);
  pass(5);
  await one.health.share();
  assert.equal(await one.documents.revision(name), revision);
});

test('totals of another span are not added, whichever process noticed the change first', async (t) => {
  const { one, other } = await twoProcesses(t);
  one.health.count('qa', SINCE, reported(LOADED));
  await one.health.share();
  other.health.count('qa', SINCE + 1, reported(LOADED));
  assert.equal(totalOf(await other.health.of('qa', SINCE + 1), STABLE)?.loads, 1);
  // Late reports from before the change don't affect the new totals.
  other.health.count('qa', SINCE, reported(LOADED));
  assert.equal(totalOf(await other.health.of('qa', SINCE + 1), STABLE)?.loads, 1);
});

test('a process that is gone for two hours is forgotten, and one that only had no visitors is not', async (t) => {
  const { one, other, pass } = await twoProcesses(t);
  one.health.count('qa', SINCE, reported(LOADED));
  other.health.count('qa', SINCE, reported(LOADED));
  await Promise.all([one.health.share(), other.health.share()]);
  for (let quarter = 0; quarter < 9; quarter += 1) {
    pass(15);
    await other.health.share();
  }
  assert.equal(totalOf(await other.health.of('qa', SINCE), STABLE)?.loads, 1);
  assert.equal((await other.documents.list('health/')).length, 1);
  // The process that was gone writes all its counts again.
  one.health.count('qa', SINCE, reported(LOADED));
  await one.health.share();
  await one.health.share();
  assert.equal(totalOf(await other.health.of('qa', SINCE), STABLE)?.loads, 3);
});

test('a document that nobody can read is cleared away', async (t) => {
  const { one } = await twoProcesses(t);
  await one.documents.write('health/qa/broken', 'not json', undefined);
  assert.deepEqual((await one.health.of('qa', SINCE)).remotes, []);
  assert.deepEqual(await one.documents.list('health/'), []);
});

test('who only reads gets what was written, without a process that is gone, and removes nothing', async (t) => {
  const { one, other, pass } = await twoProcesses(t);
  const { documents } = one;
  one.health.count('qa', SINCE, reported(LOADED));
  await one.health.share();
  pass(121);
  other.health.count('qa', SINCE, reported(LOADED, LOADED));
  await other.health.share();
  await documents.write('health/qa/broken', 'not json', undefined);
  const now = () => new Date('2026-11-21T07:11:00.000Z');
  const options = { documents, kind: 'health', schema: environmentHealthSchema, now };
  const read = await readWrittenCounts(options, 'qa');
  assert.deepEqual(
    read.map((health) => totalOf(health, STABLE)?.loads),
    [2],
  );
  assert.equal((await documents.list('health/qa/')).length, 3);
});
