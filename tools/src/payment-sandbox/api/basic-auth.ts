import { createHash, timingSafeEqual } from 'node:crypto';
import { notAuthenticated } from '../protocol/razorpay-error.ts';

/**
 * Checks HTTP Basic credentials, the key id as the user and the key secret as the password.
 *
 * @throws RazorpayError 401 where they are missing or wrong.
 */
export const checkCredentials = (
  authorization: string | undefined,
  keyId: string,
  keySecret: string,
): void => {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  if (!timingSafeEqual(sha256(given), sha256(`${keyId}:${keySecret}`))) throw notAuthenticated();
};

/** Hashes have equal lengths for the comparison, whatever the input. */
const sha256 = (text: string): Buffer => {
  return createHash('sha256').update(text).digest();
};
