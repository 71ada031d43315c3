import { randomBytes } from 'node:crypto';

/** 128 bits, as a Content-Security-Policy takes them. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** The length of every nonce, in characters, of which the last two are '=='. */
export const NONCE_LENGTH = 24;

/** Another nonce without a character in common but the end. */
export const otherNonce = (nonce: string): string =>
  nonce.replaceAll(/[^=]/g, (character) => (character === 'A' ? 'B' : 'A'));
