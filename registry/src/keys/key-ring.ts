import { createPrivateKey, type KeyObject } from 'node:crypto';
import { mkdir, open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { TrustedKey } from '@sundara/contracts/federation';
import { Refusal, systemCode } from '../refusal.ts';
import { checkEd25519, keyIdOf, makeKeyPair } from './key-pair.ts';
import { KEY_LIST, type Subject } from './subject.ts';

export interface SigningKey {
  readonly id: string;
  readonly key: KeyObject;
}

/**
 * Where keys are stored: private ones in `keysDir`, the public root keys in `trustFile`, the newest list seen in
 * `dataDir`.
 */
export interface KeyPlaces {
  readonly keysDir: string;
  readonly trustFile: string;
  readonly dataDir: string;
}

const OTHERS = 0o077;

/** The file of a private key: 'environment-production.pem' for 'environment/production', 'root.pem' for the root. */
export const keyFile = (keysDir: string, subject: Subject): string =>
  path.join(keysDir, `${subject === KEY_LIST ? 'root' : subject.replace('/', '-')}.pem`);

/**
 * The private key that signs for a subject; undefined when this machine doesn't have it.
 *
 * @throws Refusal when other users may read it, or it isn't an Ed25519 key
 */
export const readSigningKey = async (keysDir: string, subject: Subject): Promise<SigningKey | undefined> => {
  const file = keyFile(keysDir, subject);
  try {
    const { mode } = await stat(file);
    if (process.platform !== 'win32' && (mode & OTHERS) !== 0)
      throw new Refusal(`The key ${file} can be read by others: run chmod 600 on it.`);
    const key = checkEd25519(`The key ${file}`, createPrivateKey(await readFile(file)));
    return { id: keyIdOf(key), key };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const code = systemCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new Refusal(`The key ${file} can't be read (${code ?? error}).`);
  }
};

/**
 * Makes the key of a subject and writes the private half to `keysDir`, for this user alone. Returns the public half,
 * which is trusted once the list of trusted keys (for a root: the trust file) names it.
 *
 * @throws Refusal when there is one already
 */
export const makeKey = async (keysDir: string, subject: Subject, owner: string): Promise<TrustedKey> => {
  const { id, publicKey, privateKey } = makeKeyPair();
  const file = keyFile(keysDir, subject);
  try {
    await mkdir(keysDir, { recursive: true, mode: 0o700 });
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(privateKey);
    await handle.sync();
    await handle.close();
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EEXIST')
      throw new Refusal(
        `There is a key for ${subject} already, in ${file}: move it away if it shall have a new one.`,
      );
    throw new Refusal(`The key ${file} can't be written (${code ?? error}).`);
  }
  return { id, subject, publicKey, owner, addedAt: new Date().toISOString() };
};
