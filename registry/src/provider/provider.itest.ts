import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { ReleaseRecord } from '@sundara/contracts/federation';
import { endCanary } from '../acts/end-canary.ts';
import { lock } from '../acts/lock.ts';
import { promote } from '../acts/promote.ts';
import { rollback } from '../acts/rollback.ts';
import { setProvider } from '../acts/set-provider.ts';
import { startCanary } from '../acts/start-canary.ts';
import { makeComposition } from '../compose/make-composition.ts';
import type { ReleaseName } from '../core/registry.ts';
import { takeActs } from '../core/take-acts.ts';
import { apiOf, type Offered, runProvider } from '../testing/provider-server.ts';
import { aDeclaration, aRemoteRecord, aRoute, aShellRecord } from '../testing/release-records.ts';
import { runCli } from '../testing/run-cli.ts';
import { ACTOR, discoveryRelease, stock, stockedRegistry } from '../testing/stocked-registry.ts';
import { runStubApi } from '../testing/stub-api.ts';

const LIST = { id: 'string', total: 'number', 'note?': 'string' };
const API: Offered = { 'bookings.list': LIST, 'bookings.cancel': { id: 'string' } };
const without = (field: string): Offered => ({
  ...API,
  'bookings.list': Object.fromEntries(Object.entries(LIST).filter(([name]) => name !== field)),
});

/** A build of booking that lists bookings, with a record as if it was compiled with `API`. */
const booking = (version: string, range = '^1.0.0', record: Partial<ReleaseRecord> = {}): ReleaseRecord => ({
  ...aRemoteRecord(
    'booking',
    version,
    aDeclaration('booking', {
      routes: [aRoute({ path: '/pay' })],
      contracts: { shellApi: '^1.0.0', providerApi: range },
      operations: ['bookings.list'],
    }),
  ),
  api: { 'bookings.list': apiOf(API)['bookings.list'] ?? assert.fail() },
  ...record,
});

const NEW: ReleaseName = { id: 'booking', version: '1.1.0' };

/** 'local' runs booking 1.0.0 and calls a running API 1.6.0; the releases in `more` are published too. */
const prepare = async (t: TestContext, more: readonly ReleaseRecord[] = [booking('1.1.0')]) => {
  const stocked = await stockedRegistry(t);
  const provider = await runProvider(t, '1.6.0', API);
  await stock(t, stocked, more);
  await setProvider(stocked.registry, 'local', provider.origin, ACTOR);
  const { registry } = stocked;
  const tryOut = async (release: ReleaseName) => {
    const { composition = '' } = (await registry.readEnvironment('local')) ?? {};
    const base = await registry.readComposition(composition);
    return registry.keepComposition(await makeComposition(registry, base, [release]));
  };
  return { ...stocked, provider, tryOut };
};

test('a remote that the running API suits is promoted, and history says which API was asked', async (t) => {
  const { registry, provider } = await prepare(t);
  await promote(registry, 'local', [NEW], ACTOR);
  const [act] = await takeActs(registry.history('environment/local'), 1);
  assert.equal(act?.details.provider, `${provider.origin} 1.6.0`);
});

test('compose tells what a set would miss of the API of the environment that it is from, or that nobody could ask', async (t) => {
  const { variables, provider } = await prepare(t);
  const compose = () => runCli(variables, 'compose', 'booking@1.1.0', '--from', 'local');
  assert.match((await compose()).stdout, /They fit each other\.$/m);
  provider.become('1.6.0', without('total'));
  const { code, stdout } = await compose();
  assert.equal(code, 0);
  assert.match(stdout, /booking@1\.1\.0 .*reply-field.*doesn't answer total/);
  await provider.stop();
  assert.match((await compose()).stdout, /so it isn't known whether it has what they call\.$/m);
});

test('a promotion beside a canary asks once for both', async (t) => {
  const { registry, provider, tryOut } = await prepare(t, [booking('1.1.0'), discoveryRelease('1.1.0')]);
  const composition = await tryOut({ id: 'discovery', version: '1.1.0' });
  await startCanary(registry, 'local', { composition, percent: 10 }, ACTOR);
  const before = provider.timesAsked();
  await promote(registry, 'local', [NEW], ACTOR);
  assert.equal(provider.timesAsked() - before, 1);
});

test('a remote of a newer API than the one that runs is refused before it is promoted, whatever its shell says', async (t) => {
  const shell = aShellRecord('1.1.0');
  const provides = { ...(shell.shell ?? assert.fail()).provides, providerApi: '1.9.0' };
  const newer = { ...shell, shell: { ...(shell.shell ?? assert.fail()), provides } };
  const { registry, provider } = await prepare(t, [newer, booking('1.1.0', '^1.9.0')]);
  const before = await registry.readEnvironment('local');
  const releases = [{ id: 'shell', version: '1.1.0' }, NEW];
  await assert.rejects(promote(registry, 'local', releases, ACTOR), {
    name: 'Refusal',
    message: `booking@1.1.0 can't run in 'local' (provider-api): it is written for provider API ^1.9.0, and the API at ${provider.origin} is 1.6.0; release an API of ^1.9.0 first, or take a version of booking that accepts 1.6.0.`,
  });
  assert.deepEqual(await registry.readEnvironment('local'), before);
  provider.become('1.9.0', API);
  await promote(registry, 'local', releases, ACTOR);
});

test('a remote that reads a field which the running API lacks is refused, with the remedy', async (t) => {
  const { registry, provider } = await prepare(t);
  provider.become('1.6.0', without('total'));
  await assert.rejects(promote(registry, 'local', [NEW], ACTOR), {
    message: `booking@1.1.0 can't run in 'local' (reply-field): it calls bookings.list, and the API at ${provider.origin} doesn't answer total; release an API that answers it so first, or take a version of booking that does without.`,
  });
});

test('an optional field is missed by a build that reads it, and not by one that does not', async (t) => {
  const api = apiOf(API)['bookings.list'] ?? assert.fail();
  const blind = booking('1.2.0', '^1.0.0', { api: { 'bookings.list': { ...api, unread: ['note'] } } });
  const { registry, provider } = await prepare(t, [booking('1.1.0'), blind]);
  provider.become('1.6.0', without('note?'));
  await assert.rejects(promote(registry, 'local', [NEW], ACTOR), /doesn't answer note/);
  await promote(registry, 'local', [{ id: 'booking', version: '1.2.0' }], ACTOR);
});

test('a build that recorded no fields is judged by the operations that it declares', async (t) => {
  const { api: _, ...old } = booking('1.1.0');
  const { registry, provider } = await prepare(t, [old]);
  provider.become('1.6.0', { 'bookings.cancel': { id: 'string' } });
  await assert.rejects(
    promote(registry, 'local', [NEW], ACTOR),
    /\(operation\): it calls bookings\.list, and the API at .* doesn't have bookings\.list/,
  );
  provider.become('1.6.0', without('total'));
  await promote(registry, 'local', [NEW], ACTOR);
});

test('no canary begins or ends for everybody, and no rollback goes, to what the running API lacks', async (t) => {
  const { registry, provider, tryOut } = await prepare(t);
  const first = await registry.readEnvironment('local');
  const { composition } = await promote(registry, 'local', [NEW], ACTOR);
  await rollback(registry, 'local', first?.composition ?? '', ACTOR);
  const lacks = /doesn't answer total/;
  provider.become('1.6.0', without('total'));
  await assert.rejects(rollback(registry, 'local', composition, ACTOR), lacks);
  const tried = await tryOut(NEW);
  await assert.rejects(startCanary(registry, 'local', { composition: tried, percent: 5 }, ACTOR), lacks);
  provider.become('1.6.0', API);
  await startCanary(registry, 'local', { composition: tried, percent: 5 }, ACTOR);
  provider.become('1.6.0', without('total'));
  await assert.rejects(endCanary(registry, 'local', 'finish', ACTOR), lacks);
  assert.equal((await endCanary(registry, 'local', 'stop', ACTOR)).canary, undefined);
});

test('what runs already goes on: a hotfix of another remote goes through', async (t) => {
  const { registry, provider } = await prepare(t, [booking('1.1.0'), discoveryRelease('1.1.0')]);
  await promote(registry, 'local', [NEW], ACTOR);
  provider.become('1.6.0', without('total'));
  await promote(registry, 'local', [{ id: 'discovery', version: '1.1.0' }], ACTOR);
});

test('an API that does not answer stops a promotion, unless somebody says why not, which history keeps', async (t) => {
  const { registry, provider, variables } = await prepare(t);
  await provider.stop();
  const words = ['promote', 'booking@1.1.0', '--to', 'local', '--wait', '0', '--by', 'asha'];
  const refused = await runCli(variables, ...words, '--why', 'Mend it');
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /openapi\.json doesn't answer what the provider API has: .*ECONNREFUSED/);
  assert.match(refused.stderr, /give --without-provider and say --why/);
  assert.equal((await runCli(variables, ...words, '--without-provider')).code, 2);
  const forced = await runCli(variables, ...words, '--without-provider', '--why', 'The API is down too');
  assert.equal(forced.code, 0, forced.stderr);
  const [act] = await takeActs(registry.history('environment/local'), 1);
  assert.match(act?.details.provider ?? '', /^not asked, as http/);
});

test('a provider API is named by an https origin or one of this machine, and what is none counts as no answer', async (t) => {
  const { registry, provider } = await prepare(t);
  await setProvider(registry, 'local', undefined, ACTOR);
  await setProvider(registry, 'local', provider.origin.replace('127.0.0.1', 'localhost'), ACTOR);
  await promote(registry, 'local', [NEW], ACTOR);
  await setProvider(registry, 'local', await runStubApi(t), ACTOR);
  const old = [{ id: 'booking', version: '1.0.0' }];
  await assert.rejects(promote(registry, 'local', old, ACTOR), /it is no OpenAPI document/);
  for (const address of [
    'http://api.example.com',
    'https://u:p@api.example.com',
    'file:///api',
    `${provider.origin}/api`,
  ])
    await assert.rejects(setProvider(registry, 'local', address, ACTOR), /is no address of a provider API/);
});

test('the provider is named by the command, kept by other acts, and by no act of a locked environment', async (t) => {
  const { registry, provider, variables } = await prepare(t);
  await promote(registry, 'local', [NEW], ACTOR);
  assert.equal((await registry.readEnvironment('local'))?.provider, provider.origin);
  const reason = ['--by', 'asha', '--why', 'It moved'];
  const moved = await runCli(variables, 'provider', 'https://api.example.com', '--in', 'local', ...reason);
  assert.match(moved.stdout, /^'local' calls https:\/\/api\.example\.com \(change \d+\)\.$/m);
  const [act] = await takeActs(registry.history('environment/local'), 1);
  assert.deepEqual(
    [act?.act, act?.details.provider, act?.why],
    ['provider', 'https://api.example.com', 'It moved'],
  );
  await lock(registry, 'local', ACTOR);
  await assert.rejects(setProvider(registry, 'local', undefined, ACTOR), /'local' is locked/);
});
