import { randomBytes } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters that OWASP recommends for 19 MiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * One form of the same characters, as keyboards differ in how they write 'é' or 'क़' (RFC 8265, OpaqueString); nothing
 * else of a password changes.
 */
const composed = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => hash(composed(password), COST);

/** The hash of a password that nobody knows: such an account is signed in to by mail, where one can also be set. */
export const hashUnknownPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));

/** Compared with if there is no hash, at the same cost, so that an unknown e-mail takes as long as a wrong password. */
let decoy: Promise<string> | undefined;

/** A diagnostics channel that reports each comparison: it is the costly part of signing in. */
export const PASSWORD_COMPARED = 'sundara:password-compared';
const compared = channel(PASSWORD_COMPARED);

/** True when the password matches the hash; without a hash it is false, after the same work. */
export const passwordMatches = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  decoy ??= hashPassword('nobody has this password');
  const stored = passwordHash ?? (await decoy);
  let matches = false;
  // As it was sent too: older hashes were made of that.
  for (const written of new Set([composed(password), password])) {
    matches = (await verify(stored, written)) || matches;
    compared.publish({});
  }
  return passwordHash !== undefined && matches;
};
