import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { EXIT, type Role, RoleRefused } from '../process/role.ts';
import { BackupFault } from './backup-fault.ts';
import type { BackupPart } from './backup-part.ts';
import { placeOf } from './places/place-of.ts';
import { openBackup } from './read-backup.ts';
import { createBackup } from './write-backup.ts';

/** Loads the parts when one of these commands runs. */
type Parts = () => Promise<readonly BackupPart[]>;

/** A place is a folder, or the address of one in a bucket. */
const BACKUP = 'sundara backup <new folder> [--encrypt-to age1…]';
const RESTORE = 'sundara restore <folder> [--identity <file with the key>] [--as-clone]';

/** `sundara backup`: saves every part into a new folder, while all runs. */
export const backupOf =
  (parts: Parts): Role =>
  async ({ env, words, say }) =>
    told(async () => {
      const { folder, values } = readWords(words, BACKUP, { 'encrypt-to': { type: 'string' } });
      const backup = await createBackup(placeOf(folder, env), textOf(values['encrypt-to']));
      for (const part of await parts()) {
        await part.save(env, backup);
        say(`saved the ${part.name}`);
      }
      const { files, recipient } = await backup.finish();
      const how = recipient === undefined ? '' : `, encrypted for ${recipient}`;
      say(`${folder} is whole: ${Object.keys(files).length} files${how}`);
      return 0;
    });

/** `sundara restore`: restores every part into empty places, and checks each. */
export const restoreOf =
  (parts: Parts): Role =>
  async ({ env, words, say }) =>
    told(async () => {
      const { folder, values } = readWords(words, RESTORE, {
        identity: { type: 'string' },
        'as-clone': { type: 'boolean' },
      });
      const identity = textOf(values.identity);
      const backup = await openBackup(placeOf(folder, env), identity && (await readIdentity(identity)));
      const options = { asClone: values['as-clone'] === true, now: new Date() };
      for (const part of await parts()) {
        await part.load(env, backup, options);
        say(`restored and checked the ${part.name}`);
      }
      say(`${folder} of ${backup.manifest.begunAt} is restored${options.asClone ? ' as a clone' : ''}`);
      return 0;
    });

const told = async (work: () => Promise<number>): Promise<number> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BackupFault
      ? new RoleRefused(error.message, EXIT.failed, { cause: error })
      : error;
  }
};

const readWords = (
  words: readonly string[],
  usage: string,
  options: Readonly<Record<string, { type: 'string' | 'boolean' }>>,
) => {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [folder, ...others] = positionals;
    if (folder !== undefined && others.length === 0) return { folder, values };
  } catch {
    // An option that is not there, or lacks its value.
  }
  throw new RoleRefused(`It is written: ${usage}`, EXIT.notWrittenRight);
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const readIdentity = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((cause: unknown) => {
    throw new BackupFault(`The key ${file} can't be read.`, { cause });
  });
