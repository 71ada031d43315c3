import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { promote } from '../acts/promote.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { keyFile } from '../keys/key-ring.ts';
import { temporaryFolder } from '../testing/build-folder.ts';
import {
  ACTOR,
  bookingRelease,
  discoveryRelease,
  SHELL,
  stock,
  stockedRegistry,
} from '../testing/stocked-registry.ts';
import { openRegistry, settingsFrom } from './open-registry.ts';
import { takeActs } from './take-acts.ts';

/** Changes a document like an attacker who can write to the store but has no key. */
const forge = async (documents: DocumentStore, name: string, change: (text: string) => string) => {
  const { text, revision } = (await documents.read(name)) ?? assert.fail(`There is no ${name}.`);
  assert.ok(await documents.write(name, change(text), revision));
};

const prepare = async (t: TestContext) => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  return stocked;
};

test('releases are listed with the shell first, then by id and by time of publishing', async (t) => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [bookingRelease('0.9.0')]);
  const names = (await stocked.registry.listReleases()).releases.map(
    ({ record }) => `${record.id}@${record.version}`,
  );
  assert.deepEqual(names, [`shell@${SHELL.version}`, 'booking@1.0.0', 'booking@0.9.0', 'discovery@1.0.0']);
  assert.equal(await stocked.registry.readRelease(discoveryRelease('1.1.0')), undefined);
  assert.equal(await stocked.registry.readRelease({ id: 'nobody', version: '1.0.0' }), undefined);
});

test('an environment that was changed, or passed off as another, is refused', async (t) => {
  const { registry } = await stockedRegistry(t);
  const { documents } = registry;
  const { text = '' } = (await documents.read('environments/local')) ?? {};
  await documents.write('environments/qa', text, undefined);
  await assert.rejects(registry.readEnvironment('qa'), /may sign environment\/local and not environment\/qa/);
  await forge(documents, 'environments/local', (was) => was.replace('"sequence": 1', '"sequence": 2'));
  await assert.rejects(
    registry.readEnvironment('local'),
    /environments\/local is not what the key .* signed/,
  );
  await assert.rejects(promote(registry, 'local', [SHELL], ACTOR), /is not what the key .* signed/);
});

test('a release log that was changed publishes nothing', async (t) => {
  const { registry } = await stockedRegistry(t);
  await forge(registry.documents, 'releases/booking', (was) => was.replace('"1.0.0"', '"6.6.6"'));
  await assert.rejects(
    registry.readRelease(bookingRelease('6.6.6')),
    /releases\/booking is not what the key/,
  );
});

test('a composition or an act that was changed is told by its hash', async (t) => {
  const { registry } = await stockedRegistry(t);
  const { composition = '', history = '' } = (await registry.readEnvironment('local')) ?? {};
  await forge(registry.documents, `compositions/${composition}`, (was) => was.replace('1.0.0', '1.0.1'));
  await assert.rejects(registry.readComposition(composition), /was changed, as its hash tells/);
  await forge(registry.documents, `acts/${history}`, (was) => was.replace(ACTOR.who, 'mallory'));
  await assert.rejects(takeActs(registry.history('environment/local')), /was changed, as its hash tells/);
});

test('a history with a hole, or with the acts of another, is refused', async (t) => {
  const { registry } = await prepare(t);
  await promote(registry, 'local', [bookingRelease('1.1.0')], ACTOR);
  const [, first] = await takeActs(registry.history('environment/local'));
  await registry.documents.remove(`acts/${first?.id}`);
  await assert.rejects(
    takeActs(registry.history('environment/local')),
    /is missing, so the history has a hole/,
  );
});

test('an older document of the same environment is genuine, and tells its lower sequence', async (t) => {
  const { registry } = await prepare(t);
  const { text = '' } = (await registry.documents.read('environments/local')) ?? {};
  await promote(registry, 'local', [bookingRelease('1.1.0')], ACTOR);
  await forge(registry.documents, 'environments/local', () => text);
  assert.equal((await registry.readEnvironment('local'))?.sequence, 1);
});

test('who lacks the key of an environment can read it and change nothing', async (t) => {
  const { registry, settings } = await stockedRegistry(t);
  assert.equal(await registry.canSign('environment/local'), true);
  await rm(keyFile(settings.keysDir, 'environment/local'));
  assert.equal(await registry.canSign('environment/local'), false);
  await assert.rejects(promote(registry, 'local', [SHELL], ACTOR), /There is no key for environment\/local/);
  assert.equal((await registry.readEnvironment('local'))?.sequence, 1);
});

test('an empty registry answers that nothing is there', async (t) => {
  const registry = await openRegistry(settingsFrom({ DATA_DIR: await temporaryFolder(t, 'data') }));
  assert.deepEqual((await registry.listReleases()).releases, []);
  assert.deepEqual(await registry.listEnvironments(), []);
  assert.equal(await registry.readEnvironment('local'), undefined);
  assert.deepEqual(await takeActs(registry.history('environment/local')), []);
});

test('a registry of the layout before signatures is told in one sentence', async (t) => {
  const dataDir = await temporaryFolder(t, 'data');
  const environments = path.join(dataDir, 'registry/environments');
  await mkdir(environments, { recursive: true });
  await writeFile(path.join(environments, 'local.json'), '{}');
  await assert.rejects(
    openRegistry(settingsFrom({ DATA_DIR: dataDir })),
    /registry holds a registry of an earlier layout, without signatures: move that folder away, then publish and promote anew\.$/,
  );
});
