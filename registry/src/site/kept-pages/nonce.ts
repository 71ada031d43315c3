import { randomFillSync } from 'node:crypto';

/** 128 bits, as a Content-Security-Policy takes them. */
const BYTES = 16;
/** Random bytes for many nonces: to ask the system for each costs more than all else of a kept page. */
const pool = Buffer.alloc(BYTES * 256);
let used = pool.length;

/** A word that was never given before, and that nobody can guess. */
export const newNonce = (): string => {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.toString('base64', used - BYTES, used);
};

/** The length of every nonce, in characters, of which the last two are '=='. */
export const NONCE_LENGTH = 24;

/** Another nonce without a character in common but the end. */
export const otherNonce = (nonce: string): string =>
  nonce.replaceAll(/[^=]/g, (character) => (character === 'A' ? 'B' : 'A'));
