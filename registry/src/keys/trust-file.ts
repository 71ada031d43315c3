import { readFile } from 'node:fs/promises';
import { type Trust, type TrustedKey, trustedKeySchema, trustSchema } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import { checkSchema, parseJson } from '../json-text.ts';
import { Refusal, systemCode } from '../refusal.ts';
import { writeFileAtomically } from './write-file-atomically.ts';

const NONE: Trust = { roots: [] };

/** As the file was before a root signed the list of keys: that list itself, unsigned. */
const earlierSchema = z.object({ keys: z.array(trustedKeySchema) });

const readContent = async (file: string): Promise<unknown> => {
  try {
    return parseJson(`The trust file ${file}`, await readFile(file, 'utf8'));
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    if (code === 'ENOENT') return NONE;
    throw new Refusal(`The trust file ${file} can't be read (${code}): check TRUST_FILE.`);
  }
};

/**
 * Which root keys this machine believes, read anew each time. There is no file before the root is made.
 *
 * @throws Refusal naming the file, when it can't be read, is no JSON, is of the form before lists were signed, or breaks
 * its schema
 */
export const readTrust = async (file: string): Promise<Trust> => {
  const content = await readContent(file);
  const trust = z.safeParse(trustSchema, content);
  if (!trust.success && z.safeParse(earlierSchema, content).success)
    throw new Refusal(
      `The trust file ${file} lists keys without a root's signature, as it did before: run key create root once, which takes them over.`,
    );
  return checkSchema(`The trust file ${file}`, trustSchema, content);
};

/** The keys of a trust file that has still to be taken over into a signed list; none in any other. */
export const readEarlierKeys = async (file: string): Promise<readonly TrustedKey[]> => {
  const earlier = z.safeParse(earlierSchema, await readContent(file));
  return earlier.success ? earlier.data.keys : [];
};

/** Writes the trust file whole. `keys` are those that have still to be taken over. */
export const writeTrust = (file: string, { roots }: Trust, keys: readonly TrustedKey[] = []): Promise<void> =>
  writeFileAtomically(file, `${JSON.stringify({ roots, ...(keys.length > 0 && { keys }) }, null, 2)}\n`);
