import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import * as z from 'zod/mini';
import { createKeys } from '../core/create-keys.ts';
import { changeKeys } from '../core/key-list.ts';
import { ACTOR, emptyRegistry, type TestRegistry } from '../testing/stocked-registry.ts';
import { sealDocument } from './envelope.ts';
import { keyFile } from './key-ring.ts';

const NAME = 'environments/production';
const SUBJECT = 'environment/production';
const schema = z.object({ sequence: z.int() });

const prepare = async (t: TestContext) => {
  const stocked = await emptyRegistry(t);
  const { registry, settings } = stocked;
  const key = await registry.keys.requireSigningKey(SUBJECT);
  return { ...stocked, ...settings, id: key.id, sealed: sealDocument({ sequence: 7, note: 'ü' }, key) };
};

const open = ({ registry }: Pick<TestRegistry, 'registry'>, text: string) =>
  registry.keys.open(NAME, text, SUBJECT, schema);

test('what a trusted key has signed is opened, whatever the order of its keys and its space', async (t) => {
  const { sealed, ...places } = await prepare(t);
  assert.deepEqual(await open(places, sealed), { sequence: 7 });
  const { document, signature } = JSON.parse(sealed);
  const turned = { signature, document: { note: document.note, sequence: document.sequence } };
  assert.deepEqual(await open(places, JSON.stringify(turned)), { sequence: 7 });
});

test('one changed byte is told, in what was signed and in the signature', async (t) => {
  const { id, sealed, ...places } = await prepare(t);
  const wanted = new RegExp(`${NAME} is not what the key ${id} signed: it was changed afterwards`);
  await assert.rejects(open(places, sealed.replace('"sequence": 7', '"sequence": 8')), wanted);
  await assert.rejects(open(places, sealed.replace('"note"', '"mote"')), wanted);
  const { document, signature } = JSON.parse(sealed);
  const value = `${signature.value[0] === 'A' ? 'B' : 'A'}${signature.value.slice(1)}`;
  await assert.rejects(
    open(places, JSON.stringify({ document, signature: { ...signature, value } })),
    wanted,
  );
});

test('a document without a signature, or that is no JSON, is refused', async (t) => {
  const { sealed, ...places } = await prepare(t);
  const { document } = JSON.parse(sealed);
  await assert.rejects(
    open(places, JSON.stringify({ document })),
    /environments\/production carries no signature/,
  );
  await assert.rejects(open(places, sealed.slice(1)), /environments\/production is not valid JSON/);
});

test('a key that the list does not name counts for nothing, and nobody is told to trust it', async (t) => {
  const { registry, id, sealed, ...places } = await prepare(t);
  await changeKeys(registry, ACTOR, () => ({ act: 'key.add', details: {}, keys: [] }));
  const wanted = new RegExp(
    `the key ${id}( of .*)?, which is not in the list of trusted keys: key list shows those that are; ask a test \\(the root key\\) what to do\\.$`,
  );
  await assert.rejects(open({ ...places, registry }, sealed), wanted);
  await assert.rejects(registry.keys.requireSigningKey(SUBJECT), wanted);
});

test('the key of one subject signs for no other, and the root for every one', async (t) => {
  const { registry } = await prepare(t);
  const key = await registry.keys.requireSigningKey('environment/qa');
  await assert.rejects(
    open({ registry }, sealDocument({ sequence: 7 }, key)),
    new RegExp(`signed by the key ${key.id}, which may sign environment/qa and not environment/production`),
  );
  const root = await registry.keys.requireSigningKey('keys/trusted');
  assert.deepEqual(await open({ registry }, sealDocument({ sequence: 7 }, root)), { sequence: 7 });
});

test('a listed key that is another than its id says is refused', async (t) => {
  const { registry, id, sealed } = await prepare(t);
  await changeKeys(registry, ACTOR, (keys) => {
    const other = keys.find(({ subject }) => subject === 'environment/qa')?.publicKey ?? '';
    return {
      act: 'key.add',
      details: {},
      keys: keys.map((key) => (key.id === id ? { ...key, publicKey: other } : key)),
    };
  });
  await assert.rejects(open({ registry }, sealed), /is listed with another public key than its id says/);
});

test('a private key is for its user alone, is never overwritten, and is refused when others can read it', async (t) => {
  const { registry, keysDir } = await prepare(t);
  const file = keyFile(keysDir, SUBJECT);
  assert.equal(path.basename(file), 'environment-production.pem');
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  const before = await readFile(file, 'utf8');
  const listed = (await registry.keys.newest())?.keys.length;
  await assert.rejects(
    createKeys(registry, [SUBJECT], 'Mallory', ACTOR),
    /There is a key for environment\/production already/,
  );
  assert.equal(await readFile(file, 'utf8'), before);
  assert.equal((await registry.keys.newest())?.keys.length, listed);
  await chmod(file, 0o644);
  await assert.rejects(
    registry.keys.requireSigningKey(SUBJECT),
    /can be read by others: run chmod 600 on it/,
  );
});

test('without the key it is told where it was looked for; a key of another kind is refused', async (t) => {
  const {
    registry: { keys },
    keysDir,
  } = await prepare(t);
  await assert.rejects(
    keys.requireSigningKey('releases/booking'),
    /There is no key for releases\/booking in .*keys: ask its owner to do this, or set KEYS_DIR/,
  );
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(keyFile(keysDir, 'releases/booking'), pem, { mode: 0o600 });
  await assert.rejects(keys.requireSigningKey('releases/booking'), /must be Ed25519: make a new one/);
  await writeFile(keyFile(keysDir, 'releases/booking'), 'no key at all');
  await assert.rejects(keys.requireSigningKey('releases/booking'), /releases-booking\.pem can't be read/);
});

test('a broken trust file is told by name', async (t) => {
  const { sealed, trustFile, ...places } = await prepare(t);
  await writeFile(trustFile, '{"roots":[{"id":1}]}');
  await assert.rejects(open(places, sealed), /The trust file .*trust\.json breaks its schema \(roots\.0\.id/);
  await rm(trustFile);
  await mkdir(trustFile);
  await assert.rejects(open(places, sealed), /can't be read \(EISDIR\): check TRUST_FILE/);
});
