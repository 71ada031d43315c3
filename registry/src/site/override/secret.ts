import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal, systemCode } from '../../refusal.ts';

/** In characters; a shorter one could be guessed. */
const SHORTEST = 16;

const readSecret = async (file: string): Promise<string | undefined> => {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw new Refusal(`${file} can't be read (${systemCode(error) ?? error}): give this user the right to.`);
  }
};

/** Creates the key file atomically: of two processes that start at once, the second reads the first one's. */
const makeSecret = async (file: string): Promise<void> => {
  const draft = `${file}.${process.pid}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
    await link(draft, file).finally(() => rm(draft));
  } catch (error) {
    if (systemCode(error) !== 'EEXIST')
      throw new Refusal(`${file} can't be written (${systemCode(error) ?? error}).`);
  }
};

/**
 * The key that signs the overrides of this installation: OVERRIDE_SECRET, else one that is created once and stored in
 * the data folder. All servers of one site need the same.
 *
 * @throws Refusal when it is missing and can't be stored, or is too short
 */
export const overrideSecret = async (given: string | undefined, file: string): Promise<string> => {
  if (given === undefined && (await readSecret(file)) === undefined) await makeSecret(file);
  const secret = given ?? (await readSecret(file)) ?? '';
  if (secret.length >= SHORTEST) return secret;
  throw new Refusal(
    given === undefined
      ? `${file} holds no key of at least ${SHORTEST} characters: remove it, and a new one is made.`
      : `OVERRIDE_SECRET has ${secret.length} characters, but needs at least ${SHORTEST}.`,
  );
};
