import { createPrivateKey } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { keyIdOf } from '../keys/key-pair.ts';
import { readTrust } from '../keys/trust-file.ts';
import { Refusal } from '../refusal.ts';
import { type Check, type Diagnosis, OPERATOR } from './diagnosis.ts';

const OTHERS = 0o077;

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Whether the list of those whose signatures count is there and sound. */
export const checkTrust: Check = async ({ settings: { trustFile } }) => {
  if (!(await isThere(trustFile)))
    return [
      {
        code: 'REG101',
        where: trustFile,
        cause: 'There is no such file, so no signature counts.',
        owner: OPERATOR,
        next: 'Copy it from where releases are made, set TRUST_FILE to it, or make the first key: key create environment/local.',
      },
    ];
  try {
    await readTrust(trustFile);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const next = 'Restore it from a copy; until then nothing can be read.';
    return [{ code: 'REG102', where: trustFile, cause: error.message, owner: OPERATOR, next }];
  }
};

const idOfKey = async (file: string): Promise<string | undefined> => {
  try {
    return keyIdOf(createPrivateKey(await readFile(file)));
  } catch {
    return undefined;
  }
};

const checkKey = async (file: string, trusted: ReadonlySet<string>): Promise<readonly Diagnosis[]> => {
  const { mode } = await stat(file);
  const isOpen = process.platform !== 'win32' && (mode & OTHERS) !== 0;
  const id = await idOfKey(file);
  return [
    ...(isOpen
      ? [
          {
            code: 'REG104',
            where: file,
            cause: `Its mode is ${(mode & 0o777).toString(8)}, so other users of this machine can sign with it.`,
            owner: OPERATOR,
            next: 'Run chmod 600 on it; if somebody may have read it, take its id out of the trust file and make a new key.',
          } as const,
        ]
      : []),
    ...(id !== undefined && trusted.has(id)
      ? []
      : [
          {
            code: 'REG103',
            where: file,
            cause: id
              ? `Its id ${id} is not in the trust file, so what it signs is refused.`
              : 'It is no key.',
            owner: OPERATOR,
            next: 'Add its public key to the trust file, or move it away and run key create.',
          } as const,
        ]),
  ];
};

/** Whether the private keys here are for this user alone, and count. */
export const checkKeys: Check = async ({ settings: { keysDir, trustFile } }) => {
  const names = await readdir(keysDir).catch(() => []);
  const trust = await readTrust(trustFile).catch(() => undefined);
  if (!trust) return [];
  const trusted = new Set(trust.keys.map(({ id }) => id));
  const files = names.filter((name) => name.endsWith('.pem')).map((name) => path.join(keysDir, name));
  return (await Promise.all(files.map((file) => checkKey(file, trusted)))).flat();
};
