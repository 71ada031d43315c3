import type { ReleaseRecord } from '@sundara/contracts/federation';
import { folderOf, SHELL_ID } from '../../core/release-name.ts';
import { integrityOf } from '../../files/integrity.ts';
import { Refusal, Tampered } from '../../refusal.ts';
import type { RunSet } from '../live/run-set.ts';
import type { ServerBundles } from './messages.ts';

/** Reads a file of the releases by its path in the registry, checked against its record. */
export type ReadFile = (path: string) => Promise<Buffer | undefined>;

const read = async (readFile: ReadFile, record: ReleaseRecord): Promise<string | undefined> => {
  if (!record.server) return undefined;
  const content = await readFile(`${folderOf(record)}/${record.server}`);
  if (!content) throw new Refusal(`${folderOf(record)}/${record.server} is missing: restore it from a copy.`);
  // The composition pins this record, whatever the log of the release says by now.
  if (integrityOf(content) !== record.files[record.server]?.integrity)
    throw new Tampered(`${folderOf(record)}/${record.server} is not the file that the composition pins.`);
  return content.toString('utf8');
};

/**
 * The server bundles of a composition; undefined if its shell has none, as older ones. A remote without one, or with
 * one that is missing or is not the published one, renders in the browser alone.
 *
 * @throws Refusal when the shell's bundle is missing, or is not the published one
 */
export const readServerBundles = async (
  readFile: ReadFile,
  { shell, records, leftOut }: Pick<RunSet, 'shell' | 'records' | 'leftOut'>,
): Promise<ServerBundles | undefined> => {
  const shellCode = await read(readFile, shell);
  if (shellCode === undefined) return undefined;
  const remotes: Record<string, string> = {};
  const unusable: Record<string, string> = {};
  for (const record of records) {
    if (record.id === SHELL_ID || leftOut.has(record.id)) continue;
    try {
      const code = await read(readFile, record);
      if (code !== undefined) remotes[record.id] = code;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      unusable[record.id] = error.message;
    }
  }
  return { shell: shellCode, remotes, unusable };
};
