import { readFile } from 'node:fs/promises';
import { type TrustedKey, trustedKeySchema } from '@sundara/contracts/federation';
import { checkSchema, parseJson } from '../json-text.ts';
import { Refusal, systemCode } from '../refusal.ts';
import { keyFile } from './key-ring.ts';
import type { Subject } from './subject.ts';
import { writeFileAtomically } from './write-file-atomically.ts';

/** The file of a public key that waits to be added by the root: 'releases-booking.public.json'. */
export const publicFile = (keysDir: string, subject: Subject): string =>
  keyFile(keysDir, subject).replace(/\.pem$/, '.public.json');

export const writePublicKeyFile = (keysDir: string, subject: Subject, key: TrustedKey): Promise<void> =>
  writeFileAtomically(publicFile(keysDir, subject), `${JSON.stringify(key, null, 2)}\n`);

/** @throws Refusal when the file can't be read or isn't a public key */
export const readPublicKeyFile = async (file: string): Promise<TrustedKey> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Refusal(`${file} can't be read (${systemCode(error) ?? error}).`);
  });
  const { id, subject, publicKey, owner, addedAt } = checkSchema(
    file,
    trustedKeySchema,
    parseJson(file, text),
  );
  return { id, subject, publicKey, owner, addedAt };
};
