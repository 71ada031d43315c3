import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal, systemCode } from '../refusal.ts';

/**
 * Writes a file atomically, and creates its folder if missing.
 *
 * @throws Refusal naming the file and the system error code
 */
export const writeFileAtomically = async (file: string, text: string): Promise<void> => {
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, text, { flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw new Refusal(`${file} can't be written (${systemCode(error) ?? error}).`);
  }
};
