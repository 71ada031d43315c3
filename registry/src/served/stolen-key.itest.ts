import assert from 'node:assert/strict';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { freePort, until } from '@sundara/contracts/testing';
import { keyFile } from '../keys/key-ring.ts';
import { KEY_LIST } from '../keys/subject.ts';
import { bucketServer } from '../testing/bucket-server.ts';
import { temporaryFolder } from '../testing/build-folder.ts';
import { dataOf } from '../testing/page-data.ts';
import { makePostgresDatabase } from '../testing/postgres-database.ts';
import { runCli } from '../testing/run-cli.ts';
import { ask } from '../testing/running-site.ts';
import { environmentText, putEnvironment } from '../testing/signed-environment.ts';
import { startSite } from '../testing/site-process.ts';
import { bookingRelease, stock, stockedRegistry } from '../testing/stocked-registry.ts';

const versionAt = async (origin: string) =>
  dataOf(await ask(origin, '/')).composition.remotes.booking?.version;
const serves = (origin: string, version: string) => until(async () => (await versionAt(origin)) === version);

/** A registry on PostgreSQL and a bucket, whose 'local' runs booking 1.0.0, and a thief with a copy of its key. */
const stolen = async (t: TestContext) => {
  const database = await makePostgresDatabase();
  t.after(() => database.stop());
  const bucket = await bucketServer(t);
  const shared = { REGISTRY_DATABASE_URL: database.url, ...bucket.variables };
  const stocked = await stockedRegistry(t, shared);
  const { registry, settings } = stocked;
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  const { id } = await registry.keys.requireSigningKey('environment/local');
  /** A separate machine: it has the trust file, but no keys. */
  const machine = async () => {
    const dataDir = await temporaryFolder(t, 'machine');
    return { ...shared, DATA_DIR: dataDir, TRUST_FILE: settings.trustFile };
  };
  const thief = await machine();
  await mkdir(path.join(thief.DATA_DIR, 'keys'));
  await copyFile(
    keyFile(settings.keysDir, 'environment/local'),
    path.join(thief.DATA_DIR, 'keys/environment-local.pem'),
  );
  const moment = Date.now();
  await until(async () => Date.now() > moment);
  const steals = (why: string) =>
    runCli(thief, 'promote', 'booking@1.1.0', '--to', 'local', '--wait', '0', '--why', why);
  const revoke = () =>
    runCli(
      stocked.variables,
      ...['key', 'revoke', id, '--after', new Date(moment).toISOString()],
      ...['--by', 'Meera', '--why', 'The laptop was stolen', '--wait', '120'],
    );
  return { stocked, machine, steals, revoke, id };
};

test('what a stolen key signed after the moment runs nowhere, also where a site server was off meanwhile', async (t) => {
  const { stocked, machine, steals, revoke, id } = await stolen(t);
  const { registry } = stocked;
  const [near, far] = [await machine(), await machine()];
  const running = await startSite(t, near);
  const stopped = await startSite(t, far);
  await serves(running.origin, '1.0.0');
  assert.equal((await steals('Mine now')).code, 0);
  for (const { origin } of [running, stopped]) await serves(origin, '1.1.0');
  await stopped.stop();
  const ofThief = await environmentText(stocked, 'local');
  const earlierList = (await registry.documents.read(KEY_LIST))?.text ?? '';

  const revoked = await revoke();
  assert.equal(revoked.code, 0, revoked.stdout + revoked.stderr);
  assert.match(revoked.stdout, /^ {2}stays {2}change 1, .*: promote by tester@sundara\.test/m);
  assert.match(revoked.stdout, /^ {2}undone change 2, .*: promote by .*: Mine now$/m);
  assert.match(revoked.stdout, /^'local': 1 site server serves it\./m);
  assert.equal(await versionAt(running.origin), '1.0.0');
  const again = await startSite(t, far);
  assert.equal(await versionAt(again.origin), '1.0.0', 'though its own copy was of the thief');
  const fresh = await startSite(t, await machine());
  assert.equal(await versionAt(fresh.origin), '1.0.0');

  const refused = await steals('Once more');
  assert.equal(refused.code, 1);
  const words = new RegExp(`the key ${id} of .*, which Meera revoked on 20\\S+: The laptop was stolen\\.`);
  assert.match(refused.stderr, words);
  assert.doesNotMatch(refused.stderr, /\b(add|trust)\b/);

  // An attacker who can write to the store restores what the key signed, and the list that trusted the key.
  await putEnvironment(stocked, 'local', ofThief);
  await registry.documents.write(KEY_LIST, earlierList, await registry.documents.revision(KEY_LIST));
  await again.stop();
  const once = await startSite(t, far);
  for (const { origin } of [running, fresh, once]) assert.equal(await versionAt(origin), '1.0.0');
  await until(async () => once.said().includes('was seen here before'));
});

test('a site server that has heard of it starts with nothing rather than with what the stolen key signed', async (t) => {
  const { stocked, machine, steals, revoke } = await stolen(t);
  const far = await machine();
  await steals('Mine now');
  const site = await startSite(t, far);
  await serves(site.origin, '1.1.0');
  await site.stop();
  assert.equal((await revoke()).code, 0);
  const list = await readFile(path.join(stocked.dataDir, 'trusted-keys.json'));
  await writeFile(path.join(far.DATA_DIR, 'trusted-keys.json'), list);
  const unreachable = `postgres://registry@127.0.0.1:${await freePort()}/registry`;
  await assert.rejects(
    startSite(t, { ...far, REGISTRY_DATABASE_URL: unreachable }),
    /which Meera revoked on/,
  );
});
