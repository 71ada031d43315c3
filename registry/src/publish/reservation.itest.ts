import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { type TestContext, test } from 'node:test';
import { folderDocuments } from '../documents/folder-documents.ts';
import { temporaryFolder } from '../testing/build-folder.ts';
import { reserve } from './reservation.ts';

const RELEASE = { id: 'booking', version: '1.0.0' };
const PLACE = 'reservations/booking@1.0.0';
const MINUTE_MS = 60_000;

/** A store where somebody already holds the version. */
const heldBy = async (t: TestContext, holder: { host: string; pid: number; agoMs: number }) => {
  const documents = folderDocuments(await temporaryFolder(t, 'documents'));
  const { agoMs, ...rest } = holder;
  const at = new Date(Date.now() - agoMs).toISOString();
  await documents.write(PLACE, JSON.stringify({ who: 'asha', run: 'another run', at, ...rest }), undefined);
  return documents;
};

const deadPid = (): number => spawnSync(process.execPath, ['--version']).pid;

test('a holder that lives keeps its version, here and on another machine', async (t) => {
  const here = await heldBy(t, { host: hostname(), pid: process.ppid, agoMs: MINUTE_MS });
  await assert.rejects(reserve(here, RELEASE, 'ravi'), /booking@1\.0\.0 is being published by asha on/);
  const away = await heldBy(t, { host: 'elsewhere', pid: deadPid(), agoMs: MINUTE_MS });
  await assert.rejects(reserve(away, RELEASE, 'ravi'), /by asha on elsewhere/);
});

test('the version of a dead process is taken over, also when its number was given again', async (t) => {
  for (const pid of [deadPid(), process.pid]) {
    const documents = await heldBy(t, { host: hostname(), pid, agoMs: 0 });
    const { release } = await reserve(documents, RELEASE, 'ravi');
    assert.match((await documents.read(PLACE))?.text ?? '', /"who":"ravi"/);
    await release();
    assert.equal(await documents.read(PLACE), undefined);
  }
});

test('a holder that was not heard of for ten minutes is taken for dead, wherever it runs', async (t) => {
  const documents = await heldBy(t, { host: 'elsewhere', pid: 1, agoMs: 11 * MINUTE_MS });
  const { require: mustHold, release } = await reserve(documents, RELEASE, 'ravi');
  mustHold();
  await release();
});

test('of two that take over at once, one is refused', async (t) => {
  const documents = await heldBy(t, { host: hostname(), pid: deadPid(), agoMs: 0 });
  const outcomes = await Promise.allSettled(['ravi', 'mira'].map((who) => reserve(documents, RELEASE, who)));
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  for (const outcome of outcomes) if (outcome.status === 'fulfilled') await outcome.value.release();
});
