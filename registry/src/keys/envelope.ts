import { createPublicKey, sign, verify } from 'node:crypto';
import { signed } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import { canonicalJson } from '../compose/canonical-json.ts';
import type { Subject } from '../core/registry.ts';
import { checkSchema, parseJson } from '../json-text.ts';
import { Refusal, Tampered } from '../refusal.ts';
import { checkEd25519, keyIdOf } from './key-pair.ts';
import { type KeyPlaces, readSigningKey, type SigningKey } from './key-ring.ts';
import { readTrust, type TrustedKey } from './trust-file.ts';

const envelopeSchema = signed(z.unknown());

const howToTrust = (keyId: string, trustFile: string): string =>
  `if you know whose it is, add ${keyId} to ${trustFile}; else restore the document from a copy`;

const trustedKey = async (
  name: string,
  subject: Subject,
  id: string,
  trustFile: string,
): Promise<TrustedKey> => {
  const { keys } = await readTrust(trustFile);
  const own = keys.filter((key) => key.id === id);
  const found = own.find((key) => key.subject === subject);
  if (found) return found;
  const [other] = own;
  throw new Tampered(
    other
      ? `${name} is signed by the key ${id}, which may sign ${other.subject} and not ${subject}: restore the document from a copy.`
      : `${name} is signed by the key ${id}, which is unknown here: ${howToTrust(id, trustFile)}.`,
  );
};

/** Signs a document: its canonical JSON, so that neither space nor the order of keys matters. */
export const sealDocument = (document: unknown, { id, key }: SigningKey): string => {
  const value = sign(null, Buffer.from(canonicalJson(document)), key).toString('base64');
  return `${JSON.stringify({ document, signature: { key: id, value } }, null, 2)}\n`;
};

/**
 * Opens a signed document: a trusted key of the subject must have signed what it says, then its schema is checked.
 *
 * @param name how sentences call it, 'environments/production'
 * @throws Refusal for an unknown key, another subject's key, a wrong or missing signature, a broken schema
 */
export const openDocument = async <S extends z.ZodMiniType>(
  name: string,
  text: string,
  subject: Subject,
  schema: S,
  trustFile: string,
): Promise<z.output<S>> => {
  const content = parseJson(name, text);
  const envelope = z.safeParse(envelopeSchema, content);
  if (!envelope.success)
    throw new Tampered(`${name} carries no signature: restore the document from a copy.`);
  const { document, signature } = envelope.data;
  const { publicKey } = await trustedKey(name, subject, signature.key, trustFile);
  const key = checkEd25519(`The key ${signature.key} in ${trustFile}`, createPublicKey(publicKey));
  if (keyIdOf(key) !== signature.key)
    throw new Refusal(`The key ${signature.key} in ${trustFile} is another than its id says: add it anew.`);
  const isGenuine = verify(
    null,
    Buffer.from(canonicalJson(document)),
    key,
    Buffer.from(signature.value, 'base64'),
  );
  if (!isGenuine)
    throw new Tampered(
      `${name} is not what the key ${signature.key} signed: it was changed afterwards. Restore it from a copy.`,
    );
  return checkSchema(name, schema, document);
};

/**
 * The key that signs for a subject here.
 *
 * @throws Refusal when there is none, or the one that is there isn't trusted
 */
export const requireSigningKey = async (
  { keysDir, trustFile }: KeyPlaces,
  subject: Subject,
): Promise<SigningKey> => {
  const key = await readSigningKey(keysDir, subject);
  if (!key)
    throw new Refusal(
      `There is no key for ${subject} in ${keysDir}: ask its owner to do this, or set KEYS_DIR to where the key is.`,
    );
  await trustedKey(`What you do here`, subject, key.id, trustFile);
  return key;
};
