import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { checkSchema, parseJson } from '../../json-text.ts';
import { Refusal, systemCode } from '../../refusal.ts';

const texts = z.record(z.string(), z.string());
const lastGoodSchema = z.object({
  /** Highest sequence ever seen with a valid signature. */
  sequence: z.int(),
  documents: texts,
  files: texts,
});
/** What a site needs to serve an environment when it starts while the registry is unusable. */
export type LastGood = z.output<typeof lastGoodSchema>;

export interface LastGoodFile {
  readonly file: string;
  /** Undefined when none was stored. @throws Refusal when it can't be read or has another format */
  readonly read: () => Promise<LastGood | undefined>;
  /** Writes atomically. @throws Refusal when it can't be written */
  readonly write: (content: LastGood) => Promise<void>;
}

/** Stores one environment's last good documents with the site, apart from the registry. */
export const lastGoodFile = (file: string): LastGoodFile => ({
  file,
  read: async () => {
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      if (systemCode(error) === 'ENOENT') return undefined;
      throw new Refusal(`${file} can't be read (${systemCode(error) ?? error}).`);
    });
    return text === undefined ? undefined : checkSchema(file, lastGoodSchema, parseJson(file, text));
  },
  write: async (content) => {
    const draft = `${file}.${randomUUID()}`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(draft, `${JSON.stringify(content)}\n`, { flush: true });
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      throw new Refusal(`${file} can't be written (${systemCode(error) ?? error}): check DATA_DIR.`);
    }
  },
});
