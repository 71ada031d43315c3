import assert from 'node:assert/strict';
import { test } from 'node:test';
import { until } from '@sundara/contracts/testing';
import { startFaultProxy } from '@sundara/node/testing';
import type { Registry } from '../core/registry.ts';
import { bucketServer } from '../testing/bucket-server.ts';
import { makePostgresDatabase } from '../testing/postgres-database.ts';
import { aDeclaration, aRemoteRecord } from '../testing/release-records.ts';
import { runCli } from '../testing/run-cli.ts';
import { ask, runSite } from '../testing/running-site.ts';
import { startSite } from '../testing/site-process.ts';
import { bookingRelease, stock, stockedRegistry } from '../testing/stocked-registry.ts';
import { runUnchecked } from '../testing/unchecked-release.ts';
import { readConfirmation } from './await-served.ts';
import { readSiteReports } from './read-site-reports.ts';
import type { Unserved } from './unserved.ts';

const PROMOTE = ['promote', 'booking@1.1.0', '--to', 'local', '--why', 'Holds last longer'];

/** Long enough for a site server to see a change even on a busy machine. */
const PATIENTLY = ['--wait', '120'];

/** A registry whose 'local' runs booking 1.0.0, and has 1.1.0 to promote. */
const stocked = async (
  t: Parameters<typeof stockedRegistry>[0],
  more: Readonly<Record<string, string>> = {},
) => {
  const found = await stockedRegistry(t, more);
  await stock(t, found, [bookingRelease('1.1.0')]);
  return found;
};

/** Waits until this number of site servers have reported. */
const known = (registry: Registry, sites: number) =>
  until(async () => (await readSiteReports(registry.documents, new Date())).length === sites);

/** The site servers that don't serve the current state of 'local'. */
const unconfirmed = async (registry: Registry): Promise<readonly Unserved[]> => {
  const document = (await registry.readEnvironment('local')) ?? assert.fail('nothing runs');
  return (await readConfirmation(registry.documents, document)).unserved;
};

const setsOf = async (site: string) => JSON.parse((await ask(site, '/readyz')).body.toString());

test('a promotion ends when every site server serves it, and says so', async (t) => {
  const { variables, registry } = await stocked(t);
  const sites = [await runSite(t, variables), await runSite(t, variables)];
  await known(registry, 2);
  const { code, stdout } = await runCli(variables, ...PROMOTE, ...PATIENTLY);
  assert.deepEqual([code, /2 site servers serve it\./.test(stdout)], [0, true], stdout);
  const document = await registry.readEnvironment('local');
  const set = { sequence: 2, composition: document?.composition };
  for (const site of sites) {
    const { environment, wanted, served } = await setsOf(site);
    assert.deepEqual({ environment, wanted, served }, { environment: 'local', wanted: set, served: set });
  }
  const back = await runCli(variables, 'rollback', 'local', '--why', 'It flickers', ...PATIENTLY);
  assert.deepEqual([back.code, /2 site servers serve it\./.test(back.stdout)], [0, true], back.stdout);
});

test('without a site server a promotion says that none runs', async (t) => {
  const { variables } = await stocked(t);
  const { code, stdout } = await runCli(variables, ...PROMOTE);
  assert.deepEqual([code, /No site server runs on this registry now\./.test(stdout)], [0, true], stdout);
});

test('of three site servers on PostgreSQL and a bucket the one that is cut off is named, with what it serves instead', async (t) => {
  const database = await makePostgresDatabase();
  t.after(() => database.stop());
  const proxy = await startFaultProxy(database.url);
  t.after(() => proxy.down());
  const bucket = await bucketServer(t);
  const { variables, registry } = await stocked(t, {
    REGISTRY_DATABASE_URL: database.url,
    ...bucket.variables,
  });
  const sites = [await runSite(t, variables), await runSite(t, variables)];
  const far = await runSite(t, { ...variables, REGISTRY_DATABASE_URL: proxy.url });
  await known(registry, 3);
  await proxy.down();
  const { code, stdout } = await runCli(variables, ...PROMOTE, '--wait', '3');
  assert.deepEqual(
    [code, /After 3 s \d site servers? of 3 did not confirm it:\n/.test(stdout)],
    [1, true],
    stdout,
  );
  const last = new RegExp(`\\n {2}\\S+:${new URL(far).port} \\(process \\d+\\) .*serve[sd] change 1 \\(`);
  assert.match(stdout, last);
  // How soon they do depends on the machine.
  await until(async () => (await unconfirmed(registry)).length === 1);
  for (const site of sites) assert.equal((await setsOf(site)).served.sequence, 2);
  assert.deepEqual([(await setsOf(far)).wanted, (await setsOf(far)).served.sequence], [null, 1]);
  const found = JSON.parse((await runCli(variables, 'doctor', '--json')).stdout).found;
  assert.deepEqual(
    found.map(({ code: told }: { code: string }) => told).filter((told: string) => told !== 'REG127'),
    ['REG151'],
  );
  assert.match((await runCli(variables, 'status')).stdout, last);

  await proxy.heal();
  await until(async () => (await setsOf(far)).served.sequence === 2);
  const document = await registry.readEnvironment('local');
  assert.equal(document?.sequence, 2, 'what is not confirmed stays unless --undo is given');
});

test('a promotion that is not confirmed takes itself back where that is asked for', async (t) => {
  const database = await makePostgresDatabase();
  t.after(() => database.stop());
  const proxy = await startFaultProxy(database.url);
  t.after(() => proxy.down());
  const { variables, registry } = await stocked(t, { REGISTRY_DATABASE_URL: database.url });
  const before = await registry.readEnvironment('local');
  await runSite(t, { ...variables, REGISTRY_DATABASE_URL: proxy.url });
  await known(registry, 1);
  await proxy.down();
  const { code, stdout } = await runCli(variables, ...PROMOTE, '--wait', '1', '--undo');
  assert.deepEqual([code, /It was taken back \(change 3\)\./.test(stdout)], [1, true], stdout);
  assert.equal((await registry.readEnvironment('local'))?.composition, before?.composition);
});

test('a site server that runs without a remote says so to who promotes', async (t) => {
  const found = await stocked(t);
  const record = { ...aRemoteRecord('loyalty', '1.0.0', aDeclaration('loyalty')), declaration: 'riddles' };
  await runUnchecked(found, { id: 'loyalty', version: '1.0.0' }, record);
  await runSite(t, found.variables);
  await known(found.registry, 1);
  assert.equal((await runCli(found.variables, ...PROMOTE, '--wait', '1')).code, 1);
  const why = /^serves it without loyalty: loyalty@1\.0\.0 can't be read here/;
  await until(async () => why.test((await unconfirmed(found.registry))[0]?.why ?? ''));
});

test('a site server that ends, or is killed, is waited for no more', async (t) => {
  const { variables, registry } = await stocked(t);
  const [ended, killed] = [await startSite(t, variables), await startSite(t, variables)];
  await known(registry, 2);
  await ended.stop();
  await known(registry, 1);
  await killed.kill();
  await known(registry, 0);
  assert.equal((await runCli(variables, ...PROMOTE)).code, 0);
});
