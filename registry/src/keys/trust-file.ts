import { readFile } from 'node:fs/promises';
import { type Trust, type TrustedKey, trustedKeySchema, trustSchema } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import { checkSchema, parseJson } from '../json-text.ts';
import { Refusal, systemCode } from '../refusal.ts';
import { writeFileAtomically } from './write-file-atomically.ts';

const NONE: Trust = { roots: [] };

/** The earlier format of the file: the unsigned list of keys, before a root signed that list. */
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
 * The root keys that this machine trusts, read from disk on each call. There is no file before the root is created.
 *
 * @throws Refusal naming the file, when it can't be read, isn't JSON, has the earlier unsigned format, or breaks its
 * schema
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

/** The keys of a trust file in the earlier format, which must move into a signed list; empty for any other file. */
export const readEarlierKeys = async (file: string): Promise<readonly TrustedKey[]> => {
  const earlier = z.safeParse(earlierSchema, await readContent(file));
  return earlier.success ? earlier.data.keys : [];
};

/** Writes the trust file atomically. `keys` are those that must still move into a signed list. */
export const writeTrust = (file: string, { roots }: Trust, keys: readonly TrustedKey[] = []): Promise<void> =>
  writeFileAtomically(file, `${JSON.stringify({ roots, ...(keys.length > 0 && { keys }) }, null, 2)}\n`);
