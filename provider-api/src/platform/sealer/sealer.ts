import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts small secrets for the database, so that a copy of the database alone reveals none. */
export interface Sealer {
  /** @param owner the secret's owner: it opens for this owner only, so that rows can't be swapped */
  readonly seal: (plain: string, owner: string) => string;
  /** Undefined if the sealed text was changed, has another owner or was sealed with another key. */
  readonly open: (sealed: string, owner: string) => string | undefined;
}

/**
 * AES-256-GCM under a key that is derived from the server's secret (HKDF, RFC 5869).
 * @param purpose separates the keys of different uses
 */
export const createSealer = (secret: string, purpose = 'sundara second factor'): Sealer => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal: (plain, owner) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const tagEnd = IV_BYTES + TAG_BYTES;
      if (bytes.length < tagEnd) return undefined;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
};
