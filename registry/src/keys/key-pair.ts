import { createHash, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { Refusal } from '../refusal.ts';

export interface KeyPair {
  /** First 16 hex digits of the sha256 of the public key, as the trust file names it. */
  readonly id: string;
  /** SPKI, PEM. */
  readonly publicKey: string;
  /** PKCS8, PEM. */
  readonly privateKey: string;
}

/** The id of a public key, or of the public half of a private one. */
export const keyIdOf = (key: KeyObject): string => {
  const half = key.type === 'private' ? createPublicKey(key) : key;
  const bytes = half.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
};

/** @throws Refusal when the key is of another kind, whose signatures would mean something else */
export const checkEd25519 = (name: string, key: KeyObject): KeyObject => {
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new Refusal(
    `${name} is a key of the kind ${key.asymmetricKeyType}, but must be Ed25519: make a new one.`,
  );
};

/** Makes an Ed25519 key pair. */
export const makeKeyPair = (): KeyPair => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    id: keyIdOf(publicKey),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
};
