import { createPublicKey } from 'node:crypto';
import type { Trust } from '@sundara/contracts/federation';
import { makeKey, readSigningKey } from '../keys/key-ring.ts';
import { KEY_LIST } from '../keys/subject.ts';
import { readEarlierKeys, readTrust, writeTrust } from '../keys/trust-file.ts';
import { Refusal } from '../refusal.ts';
import type { Context } from './context.ts';
import { addKeys } from './key-list.ts';
import type { Actor } from './registry.ts';

/** Whether the root key is on this machine, so that this machine may change the list of trusted keys. */
export const holdsRoot = async ({ keys: { places } }: Context): Promise<boolean> => {
  const root = await readSigningKey(places.keysDir, KEY_LIST);
  return root !== undefined && (await readTrust(places.trustFile)).roots.some(({ id }) => id === root.id);
};

/** Whether the trust file names no root yet: it is missing, or it has the earlier format without signatures. */
export const lacksRoot = async ({ keys: { places } }: Context): Promise<boolean> =>
  (await readEarlierKeys(places.trustFile)).length > 0 ||
  (await readTrust(places.trustFile)).roots.length === 0;

/** The root key left here by an interrupted attempt, or a new one. */
const makeRoot = async (keysDir: string, owner: string): Promise<Trust['roots'][number]> => {
  const known = await readSigningKey(keysDir, KEY_LIST);
  if (!known) {
    const { id, publicKey, addedAt } = await makeKey(keysDir, KEY_LIST, owner);
    return { id, publicKey, owner, addedAt };
  }
  const publicKey = createPublicKey(known.key).export({ type: 'spki', format: 'pem' }).toString();
  return { id: known.id, publicKey, owner, addedAt: new Date().toISOString() };
};

/**
 * Creates the root, and moves the keys of an unsigned trust file into the first signed list. It can be repeated after
 * an interruption.
 *
 * @throws Refusal when the trust file already names a root, or the registry has one that it doesn't name
 */
export const createRoot = async (context: Context, owner: string, actor: Actor): Promise<void> => {
  const { keysDir, trustFile } = context.keys.places;
  if (!(await lacksRoot(context))) throw new Refusal(`${trustFile} names a root already: key list shows it.`);
  const earlier = await readEarlierKeys(trustFile);
  if (earlier.length === 0 && (await context.documents.revision(KEY_LIST)))
    throw new Refusal(
      `This registry has a root key that ${trustFile} doesn't name: get the trust file from whoever holds the root key, or set TRUST_FILE to it.`,
    );
  const roots = [await makeRoot(keysDir, owner)];
  // The file keeps the earlier keys until they are in the signed list.
  await writeTrust(trustFile, { roots }, earlier);
  if (earlier.length > 0) await addKeys(context, actor, earlier);
  await writeTrust(trustFile, { roots });
};
