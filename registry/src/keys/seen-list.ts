import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal, systemCode } from '../refusal.ts';
import { writeFileAtomically } from './write-file-atomically.ts';

/** The newest list of trusted keys that this machine has seen, with its signature; stored apart from the registry. */
export interface SeenList {
  readonly read: () => Promise<string | undefined>;
  readonly write: (text: string) => Promise<void>;
}

/** Stores it in 'trusted-keys.json' of the data folder. @throws Refusal when that can't be read or written */
export const seenList = (dataDir: string): SeenList => {
  const file = path.join(dataDir, 'trusted-keys.json');
  return {
    read: () =>
      readFile(file, 'utf8').catch((error: unknown) => {
        const code = systemCode(error);
        if (code === 'ENOENT') return undefined;
        throw new Refusal(`${file} can't be read (${code ?? error}): check DATA_DIR.`);
      }),
    write: (text) => writeFileAtomically(file, text),
  };
};
