import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Trust, trustSchema } from '@sundara/contracts/federation';
import { checkSchema, parseJson } from '../json-text.ts';
import { Refusal, systemCode } from '../refusal.ts';

export type TrustedKey = Trust['keys'][number];

/**
 * Whose signatures count, read anew each time, so that a key that was taken out counts no more. There is no file before
 * the first key is made.
 *
 * @throws Refusal naming the file, when it can't be read, is no JSON, or breaks its schema
 */
export const readTrust = async (file: string): Promise<Trust> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    const code = systemCode(error);
    if (code === 'ENOENT') return undefined;
    throw new Refusal(`The trust file ${file} can't be read (${code ?? error}): check TRUST_FILE.`);
  });
  if (text === undefined) return { keys: [] };
  return checkSchema(`The trust file ${file}`, trustSchema, parseJson(`The trust file ${file}`, text));
};

/** Adds a key to the trust file, written whole. One at a time: the file is kept by a person. */
export const addTrust = async (file: string, key: TrustedKey): Promise<void> => {
  const { keys } = await readTrust(file);
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, `${JSON.stringify({ keys: [...keys, key] }, null, 2)}\n`, { flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw new Refusal(`The trust file ${file} can't be written (${systemCode(error) ?? error}).`);
  }
};
