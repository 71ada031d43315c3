import { createPublicKey, sign, verify } from 'node:crypto';
import { signed } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import { canonicalJson } from '../documents/canonical-json.ts';
import { checkSchema, parseJson } from '../json-text.ts';
import { Refusal, Tampered } from '../refusal.ts';
import { checkEd25519, keyIdOf } from './key-pair.ts';
import type { SigningKey } from './key-ring.ts';

const envelopeSchema = signed(z.unknown());

/** Signs the canonical JSON of a document, so that neither white space nor the order of keys matters. */
export const sealDocument = (document: unknown, { id, key }: SigningKey): string => {
  const value = sign(null, Buffer.from(canonicalJson(document)), key).toString('base64');
  return `${JSON.stringify({ document, signature: { key: id, value } }, null, 2)}\n`;
};

/**
 * Opens a signed document: checks that a key that `keyOf` finds by its id has signed it, then checks its schema.
 *
 * @param name its name in messages, 'environments/production'
 * @throws Refusal for a wrong or missing signature, a broken schema, or what `keyOf` throws
 */
export const openEnvelope = async <S extends z.ZodMiniType>(
  name: string,
  text: string,
  schema: S,
  keyOf: (id: string) => Promise<{ readonly publicKey: string }>,
): Promise<z.output<S>> => {
  const content = parseJson(name, text);
  const envelope = z.safeParse(envelopeSchema, content);
  if (!envelope.success)
    throw new Tampered(`${name} carries no signature: restore the document from a copy.`);
  const { document, signature } = envelope.data;
  const { publicKey } = await keyOf(signature.key);
  const key = checkEd25519(`The key ${signature.key}`, createPublicKey(publicKey));
  if (keyIdOf(key) !== signature.key)
    throw new Refusal(`The key ${signature.key} is listed with another public key than its id says.`);
  const bytes = Buffer.from(canonicalJson(document));
  if (!verify(null, bytes, key, Buffer.from(signature.value, 'base64')))
    throw new Tampered(
      `${name} is not what the key ${signature.key} signed: it was changed afterwards. Restore it from a copy.`,
    );
  return checkSchema(name, schema, document);
};
