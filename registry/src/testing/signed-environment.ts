import type { EnvironmentDocument } from '@sundara/contracts/federation';
import { sealDocument } from '../keys/envelope.ts';
import { readSigningKey } from '../keys/key-ring.ts';
import type { TestRegistry } from './stocked-registry.ts';

const placeOf = (name: string) => `environments/${name}`;

/** The stored text of an environment's document. */
export const environmentText = async ({ registry }: TestRegistry, name: string): Promise<string> =>
  (await registry.documents.read(placeOf(name)))?.text ?? '';

/** Replaces an environment's document with any text, as anyone who can write to the store could. */
export const putEnvironment = async (
  { registry: { documents } }: TestRegistry,
  name: string,
  text: string,
): Promise<void> => {
  await documents.write(placeOf(name), text, await documents.revision(placeOf(name)));
};

/** Signs a document with an environment's key, even one that the registry itself would never write. */
export const signAs = async (
  { settings }: TestRegistry,
  keyOf: string,
  document: EnvironmentDocument,
): Promise<string> => {
  const key = await readSigningKey(settings.keysDir, `environment/${keyOf}`);
  if (!key) throw new Error(`There is no key of ${keyOf}.`);
  return sealDocument(document, key);
};
