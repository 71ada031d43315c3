import { createPrivateKey } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { TrustedKey } from '@sundara/contracts/federation';
import { keyIdOf } from '../keys/key-pair.ts';
import { revokedWords } from '../keys/key-words.ts';
import { KEY_LIST } from '../keys/subject.ts';
import { readTrust } from '../keys/trust-file.ts';
import { Refusal } from '../refusal.ts';
import { type Check, type Diagnosis, OPERATOR } from './diagnosis.ts';

const OTHERS = 0o077;

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Whether the trust file exists and is valid. */
export const checkTrust: Check = async ({ settings: { trustFile } }) => {
  if (!(await isThere(trustFile)))
    return [
      {
        code: 'REG101',
        where: trustFile,
        cause: 'There is no such file, so no signature counts.',
        owner: OPERATOR,
        next: 'Get it from whoever holds the root key, set TRUST_FILE to it, or make the first keys: key create environment/local.',
      },
    ];
  try {
    await readTrust(trustFile);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const next = 'Do as it says, or restore the file from a copy; until then nothing can be read.';
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

const untrusted = (
  file: string,
  id: string | undefined,
  key: TrustedKey | undefined,
): readonly Diagnosis[] => {
  if (key?.revoked)
    return [
      {
        code: 'REG107',
        where: file,
        cause: `It is the key ${id}, ${revokedWords(key)}`,
        owner: OPERATOR,
        next: 'Move it away, and have whoever holds the root key make its owner another one.',
      },
    ];
  if (key) return [];
  return [
    {
      code: 'REG103',
      where: file,
      cause: id
        ? `Its id ${id} is not in the list of trusted keys, so what it signs is refused.`
        : 'It is no key.',
      owner: OPERATOR,
      next: 'Have whoever holds the root key run key add on its public half, or move it away.',
    },
  ];
};

const checkKey = async (
  file: string,
  trusted: ReadonlyMap<string, TrustedKey>,
): Promise<readonly Diagnosis[]> => {
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
            next: 'Run chmod 600 on it; if somebody may have read it, have whoever holds the root key run key revoke on it.',
          } as const,
        ]
      : []),
    ...untrusted(file, id, id === undefined ? undefined : trusted.get(id)),
  ];
};

/** Whether only this user can read the private keys here, and they are trusted. */
export const checkKeys: Check = async ({ registry, settings: { keysDir, trustFile } }) => {
  const names = await readdir(keysDir).catch(() => []);
  const trust = await readTrust(trustFile).catch(() => undefined);
  const list = await registry.keys.newest().catch(() => undefined);
  if (!trust) return [];
  const roots = trust.roots.map((root) => ({ ...root, subject: KEY_LIST }));
  const trusted = new Map([...roots, ...(list?.keys ?? [])].map((key) => [key.id, key]));
  const files = names.filter((name) => name.endsWith('.pem')).map((name) => path.join(keysDir, name));
  return (await Promise.all(files.map((file) => checkKey(file, trusted)))).flat();
};
