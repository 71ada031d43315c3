import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isReadable, releaseOverview } from '@sundara/contracts/api';
import { freePort } from '@sundara/contracts/testing';
import { promote } from '../../../acts/promote.ts';
import { rollback } from '../../../acts/rollback.ts';
import { setProvider } from '../../../acts/set-provider.ts';
import { withdraw } from '../../../acts/withdraw.ts';
import { writeSuiteResult } from '../../../statements/write-statement.ts';
import { runProvider } from '../../../testing/provider-server.ts';
import { serveReleaseCalls } from '../../../testing/served-release-calls.ts';
import {
  ACTOR,
  bookingRelease,
  ensureKeys,
  SHELL,
  stock,
  stockedRegistry,
} from '../../../testing/stocked-registry.ts';

const { path } = releaseOverview;
const at = (booking: string) => ({ shell: SHELL.version, discovery: '1.0.0', booking });

/** 'qa' runs booking 1.0.0 again after 1.1.0; 'production' also runs 1.0.0. */
const served = async (t: Parameters<typeof stockedRegistry>[0]) => {
  const stocked = await stockedRegistry(t);
  const { registry } = stocked;
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  const releases = [
    { id: 'shell', version: SHELL.version },
    { id: 'discovery', version: '1.0.0' },
    { id: 'booking', version: '1.0.0' },
  ];
  const first = await promote(registry, 'qa', releases, ACTOR);
  await promote(registry, 'production', releases, ACTOR);
  await promote(registry, 'qa', [{ id: 'booking', version: '1.1.0' }], ACTOR);
  await rollback(registry, 'qa', first.composition, { who: 'meera', why: 'the calendar was empty' });
  return { call: await serveReleaseCalls(t, stocked), first, registry };
};

test('QA sees what a version would miss of the provider API, or that nobody could ask it', async (t) => {
  const { call, registry } = await served(t);
  const provider = await runProvider(t, '2.0.0', {});
  await setProvider(registry, 'qa', provider.origin, ACTOR);
  const overview = async () => releaseOverview.reply.parse((await call(path)).json);
  const { releases, providerFault } = await overview();
  const misfits = releases.flatMap((one) =>
    isReadable(one) && one.apiMisfits ? [[one.id, one.version, one.apiMisfits.map(({ rule }) => rule)]] : [],
  );
  assert.deepEqual([misfits, providerFault], [[['booking', '1.1.0', ['provider-api']]], undefined]);
  await overview();
  assert.equal(provider.timesAsked(), 1);
  await setProvider(registry, 'qa', `http://127.0.0.1:${await freePort()}`, ACTOR);
  assert.match((await overview()).providerFault ?? '', /doesn't answer what the provider API has/);
});

test('a way to ask that is not in the contract is answered in the one envelope', async (t) => {
  const { call } = await served(t);
  for (const asking of [{ body: {} }, { method: 'POST' as const }]) {
    const { status, json } = await call(path, asking);
    assert.deepEqual([status, json.success, json.code], [404, false, 'NOT_FOUND']);
  }
  assert.equal((await call('/api/releases/nothing')).json.code, 'NOT_FOUND');
});

test('QA sees what is published, what runs, and what ran, newest first and each once', async (t) => {
  const { call, first } = await served(t);
  const { status, headers, json } = await call(path);
  assert.deepEqual([status, headers['cache-control']], [200, 'no-store']);
  const { environment, running, releases, compositions } = releaseOverview.reply.parse(json);
  assert.equal(environment, 'qa');
  assert.deepEqual(running, { id: first.composition, versions: at('1.0.0') });
  assert.deepEqual(releases.map(({ id, version }) => `${id}@${version}`).sort(), [
    'booking@1.0.0',
    'booking@1.1.0',
    'discovery@1.0.0',
    'shell@1.0.0',
  ]);
  assert.deepEqual(
    compositions.map(({ versions, who, why }) => [versions.booking, who, why]),
    [
      ['1.0.0', 'meera', 'the calendar was empty'],
      ['1.1.0', ACTOR.who, ACTOR.why],
    ],
  );
});

test('of a set that a suite ran as a whole, QA sees how that went, and of others nothing', async (t) => {
  const { call, first, registry } = await served(t);
  await ensureKeys(registry, ['suite/e2e']);
  await writeSuiteResult(registry, first.composition, { suite: 'e2e', passed: true }, ACTOR);
  const { running, compositions } = releaseOverview.reply.parse((await call(path)).json);
  for (const told of [running, compositions[0]]) {
    const [{ suite, passed, by } = {}] = told?.tested ?? [];
    assert.deepEqual([suite, passed, by], ['e2e', true, ACTOR.who]);
  }
  assert.equal(compositions[1]?.tested, undefined);
});

test('of a version that was withdrawn, QA sees by whom, when and why', async (t) => {
  const { call, registry } = await served(t);
  await withdraw(registry, { id: 'booking', version: '1.1.0' }, { who: 'asha', why: 'pays twice' });
  const { releases } = releaseOverview.reply.parse((await call(path)).json);
  const told = releases
    .filter(isReadable)
    .flatMap(({ id, version, withdrawn }) =>
      withdrawn ? [`${id}@${version} ${withdrawn.by} ${withdrawn.why}`] : [],
    );
  assert.deepEqual(told, ['booking@1.1.0 asha pays twice']);
});

test('of a release all is told that the gate decides by, and none of its files', async (t) => {
  const { call } = await served(t);
  const { releases } = (await call(path)).json;
  const shell = releases.find(({ kind }: { kind: string }) => kind === 'shell');
  assert.deepEqual(
    [shell.title, shell.owner, shell.provides],
    ['Shell', 'Shell team', SHELL.shell?.provides],
  );
  const booking = releases.find(({ id }: { id: string }) => id === 'booking');
  assert.equal(booking.declaration.id, 'booking');
  assert.deepEqual(booking.uses, { '@sundara/web/form': ['Dialog'] });
  assert.ok(booking.points && booking.shared && booking.publishedAt && booking.publishedBy);
  assert.equal('files' in booking || 'chunks' in booking, false);
});

test('an answer is data for this site alone, whether it is a success or not', async (t) => {
  const { call } = await served(t);
  for (const asking of [{}, { host: 'production.localhost' }]) {
    const { headers } = await call(path, asking);
    assert.match(`${headers['content-type']}`, /^application\/json/);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
    assert.equal(headers['cache-control'], 'no-store');
  }
});

test('a history with a hole shows what comes after it', async (t) => {
  const { call, registry } = await served(t);
  const current = await registry.readEnvironment('qa');
  for await (const { id } of registry.history('environment/qa'))
    if (id !== current?.history) await registry.documents.remove(`acts/${id}`);
  const { status, json } = await call(path);
  assert.deepEqual([status, json.compositions.length], [200, 1]);
});

test('where overrides are not allowed there is nothing to see', async (t) => {
  const { call } = await served(t);
  const { status, json } = await call(path, { host: 'production.localhost' });
  assert.deepEqual([status, json.code], [404, 'NOT_FOUND']);
});

test('an environment that runs nothing yet is not there', async (t) => {
  const call = await serveReleaseCalls(t, await stockedRegistry(t));
  assert.equal((await call(path)).json.code, 'NOT_FOUND');
  assert.equal((await call(path, { host: 'local.localhost' })).status, 200);
});
