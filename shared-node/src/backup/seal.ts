import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupFault } from './backup-fault.ts';

/** Changes the content of a file on its way to the disk, or from it. */
export type Transform = (content: Readable) => Promise<Readable>;

export const PLAIN: Transform = async (content) => content;

const readable = (stream: globalThis.ReadableStream<Uint8Array>): Readable =>
  Readable.from(stream as ReadableStream<Uint8Array>);

const webStream = (content: Readable): globalThis.ReadableStream<Uint8Array> =>
  ReadableStream.from(content) as globalThis.ReadableStream<Uint8Array>;

/**
 * Encrypts by age (age-encryption.org/v1), for who has the key of the recipient.
 * @throws BackupFault if it is no recipient of age
 */
export const sealFor = (recipient: string): Transform => {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch (cause) {
    throw new BackupFault("A backup is encrypted for a recipient of age, 'age1…'.", { cause });
  }
  return async (content) => readable(await encrypter.encrypt(webStream(content)));
};

/**
 * Decrypts what `sealFor` encrypted.
 * @param identity the key's file, as `age-keygen` writes it
 * @throws BackupFault if it is none; from the transform, if it is another's
 */
export const openWith = (identity: string): Transform => {
  const decrypter = new Decrypter();
  const [key = ''] = identity.split('\n').filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  try {
    decrypter.addIdentity(key.trim());
  } catch (cause) {
    throw new BackupFault("The identity is not a key of age, 'AGE-SECRET-KEY-…'.", { cause });
  }
  return async (content) => {
    try {
      return readable(await decrypter.decrypt(webStream(content)));
    } catch (cause) {
      throw new BackupFault('This backup was encrypted for another key.', { cause });
    }
  };
};

/** A new pair: who has the identity opens what is encrypted for the recipient. `age-keygen` makes the same. */
export const newBackupKey = async (): Promise<{ identity: string; recipient: string }> => {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
};
