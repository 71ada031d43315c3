import { createHash, randomInt } from 'node:crypto';

const HOW_MANY = 10;
const GROUPS = 4;
/** Digits and letters that are hard to confuse (Crockford's base 32): 80 bits in sixteen of them. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

const makeGroup = (): string =>
  Array.from({ length: 4 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
const makeCode = (): string => Array.from({ length: GROUPS }, makeGroup).join('-');

/** Ten codes for people who lost the authenticator, like 'k3f8-0qzt-9m2a-xw7r'; each works once. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: HOW_MANY }, makeCode);

/** SHA-256 of a recovery code, however it was typed: with or without hyphens, in capitals, o for 0. */
export const hashRecoveryCode = (code: string): string => {
  const typed = code.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
  return createHash('sha256').update(typed).digest('hex');
};
