import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code is shown. */
const PERIOD = 30;
/** Steps accepted before and after the present one, for clocks that are slightly off. */
const WINDOW = 1;

const totpOf = (secret: Secret, label = ''): TOTP =>
  new TOTP({ issuer: 'Sundara', label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD });

/** A new secret of 160 bits, in base 32. */
export const makeSecret = (): string => new Secret({ size: 20 }).base32;

/** The content of the QR code for the authenticator app: otpauth://totp/… */
export const authenticatorUri = (secret: string, email: string): string =>
  totpOf(Secret.fromBase32(secret), email).toString();

/**
 * The 30-second step that a six-digit code belongs to (RFC 6238), counted from 1970; undefined unless it is the
 * present, the previous or the next step.
 */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const totp = totpOf(Secret.fromBase32(secret));
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  if (delta === null) return undefined;
  return Math.floor(now.getTime() / (PERIOD * 1_000)) + delta;
};

/** The six digits of a code as people type it, '123 456' too; undefined when it can't be the authenticator's. */
export const digitsOf = (code: string): string | undefined => {
  const digits = code.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
};
