import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import * as z from 'zod/mini';
import { temporaryFolder } from '../testing/build-folder.ts';
import { openDocument, requireSigningKey, sealDocument } from './envelope.ts';
import { addKey, type KeyPlaces, keyFile } from './key-ring.ts';
import { readTrust } from './trust-file.ts';

const NAME = 'environments/production';
const SUBJECT = 'environment/production';
const schema = z.object({ sequence: z.int() });

const prepare = async (t: TestContext) => {
  const keysDir = path.join(await temporaryFolder(t, 'keys'), 'keys');
  const places: KeyPlaces = { keysDir, trustFile: path.join(keysDir, 'trust.json') };
  const { id } = await addKey(places, SUBJECT, 'Platform team');
  const key = await requireSigningKey(places, SUBJECT);
  return { places, id, sealed: sealDocument({ sequence: 7, note: 'ü' }, key) };
};

const open = ({ trustFile }: KeyPlaces, text: string) => openDocument(NAME, text, SUBJECT, schema, trustFile);

test('what a trusted key has signed is opened, whatever the order of its keys and its space', async (t) => {
  const { places, sealed } = await prepare(t);
  assert.deepEqual(await open(places, sealed), { sequence: 7 });
  const { document, signature } = JSON.parse(sealed);
  const turned = { signature, document: { note: document.note, sequence: document.sequence } };
  assert.deepEqual(await open(places, JSON.stringify(turned)), { sequence: 7 });
});

test('one changed byte is told, in what was signed and in the signature', async (t) => {
  const { places, id, sealed } = await prepare(t);
  const wanted = new RegExp(`${NAME} is not what the key ${id} signed: it was changed afterwards`);
  await assert.rejects(open(places, sealed.replace('"sequence": 7', '"sequence": 8')), wanted);
  await assert.rejects(open(places, sealed.replace('"note"', '"mote"')), wanted);
  const { document, signature } = JSON.parse(sealed);
  const value = `${signature.value[0] === 'A' ? 'B' : 'A'}${signature.value.slice(1)}`;
  await assert.rejects(
    open(places, JSON.stringify({ document, signature: { ...signature, value } })),
    wanted,
  );
  await assert.rejects(
    open(places, JSON.stringify({ document, signature: { ...signature, value: '' } })),
    wanted,
  );
});

test('a document without a signature, or that is no JSON, is refused by name', async (t) => {
  const { places, sealed } = await prepare(t);
  const { document } = JSON.parse(sealed);
  await assert.rejects(
    open(places, JSON.stringify({ document })),
    /environments\/production carries no signature/,
  );
  await assert.rejects(open(places, sealed.slice(1)), /environments\/production is not valid JSON/);
});

test('a key that the trust file does not list counts for nothing, and neither does one taken out', async (t) => {
  const { places, id, sealed } = await prepare(t);
  await rm(places.trustFile);
  await assert.rejects(
    open(places, sealed),
    new RegExp(`is signed by the key ${id}, which is unknown here: if you know whose it is, add ${id} to`),
  );
  await assert.rejects(
    requireSigningKey(places, SUBJECT),
    new RegExp(`the key ${id}, which is unknown here`),
  );
});

test('the key of one subject signs for no other', async (t) => {
  const { places } = await prepare(t);
  const { id } = await addKey(places, 'environment/qa', 'QA');
  const sealed = sealDocument({ sequence: 7 }, await requireSigningKey(places, 'environment/qa'));
  await assert.rejects(
    open(places, sealed),
    new RegExp(`signed by the key ${id}, which may sign environment/qa and not environment/production`),
  );
});

test('a listed key that is another than its id says is refused', async (t) => {
  const { places, id, sealed } = await prepare(t);
  const other = await addKey(places, 'environment/qa', 'QA');
  const { keys } = await readTrust(places.trustFile);
  const swapped = keys.map((key) => (key.id === id ? { ...key, publicKey: other.publicKey } : key));
  await writeFile(places.trustFile, JSON.stringify({ keys: swapped }));
  await assert.rejects(open(places, sealed), /is another than its id says: add it anew/);
});

test('a private key is for its user alone, is never overwritten, and is refused when others can read it', async (t) => {
  const { places } = await prepare(t);
  const file = keyFile(places.keysDir, SUBJECT);
  assert.equal(path.basename(file), 'environment-production.pem');
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  const before = await readFile(file, 'utf8');
  await assert.rejects(
    addKey(places, SUBJECT, 'Mallory'),
    /There is a key for environment\/production already/,
  );
  assert.equal(await readFile(file, 'utf8'), before);
  assert.equal((await readTrust(places.trustFile)).keys.length, 1);
  await chmod(file, 0o644);
  await assert.rejects(requireSigningKey(places, SUBJECT), /can be read by others: run chmod 600 on it/);
});

test('without the key it is told where it was looked for; a key of another kind is refused', async (t) => {
  const { places } = await prepare(t);
  await assert.rejects(
    requireSigningKey(places, 'releases/booking'),
    /There is no key for releases\/booking in .*keys: ask its owner to do this, or set KEYS_DIR/,
  );
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(keyFile(places.keysDir, 'releases/booking'), pem, { mode: 0o600 });
  await assert.rejects(requireSigningKey(places, 'releases/booking'), /must be Ed25519: make a new one/);
  await writeFile(keyFile(places.keysDir, 'releases/booking'), 'no key at all');
  await assert.rejects(requireSigningKey(places, 'releases/booking'), /releases-booking\.pem can't be read/);
});

test('a broken trust file is told by name', async (t) => {
  const { places, sealed } = await prepare(t);
  await writeFile(places.trustFile, '{"keys":[{"id":1}]}');
  await assert.rejects(open(places, sealed), /The trust file .*trust\.json breaks its schema \(keys\.0\.id/);
  await rm(places.trustFile);
  await mkdir(places.trustFile);
  await assert.rejects(open(places, sealed), /can't be read \(EISDIR\): check TRUST_FILE/);
});
