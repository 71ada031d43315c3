import { createHmac, timingSafeEqual } from 'node:crypto';
import { environmentNameSchema, type Override, overrideSchema } from '@sundara/contracts/federation';
import * as z from 'zod/mini';

/** The maximum length of a cookie in browsers, less its name and attributes. */
export const LONGEST_TOKEN = 3800;

const contentSchema = z.extend(overrideSchema, { environment: environmentNameSchema });

/** An override that this installation has signed, or why it isn't valid. */
export type VerifiedOverride =
  | { readonly ok: true; readonly override: Override }
  | { readonly ok: false; readonly why: 'expired' | 'invalid' };

const signatureOf = (secret: string, content: string): string =>
  createHmac('sha256', secret).update(content).digest('base64url');

/** Compares in constant time, which doesn't reveal how much of it is right. */
const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Writes an override for a link or a cookie: its JSON in base64url, a dot, and its HMAC-SHA256. It is valid only in
 * that environment.
 *
 * @returns undefined when it is too long for a cookie
 */
export const signOverride = (secret: string, environment: string, override: Override): string | undefined => {
  const content = Buffer.from(JSON.stringify({ ...override, environment })).toString('base64url');
  const token = `${content}.${signatureOf(secret, content)}`;
  return token.length <= LONGEST_TOKEN ? token : undefined;
};

const parse = (content: string): unknown => {
  try {
    return JSON.parse(Buffer.from(content, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/**
 * Reads what `signOverride` wrote. `expired` is only returned for a token with a valid signature. `now`: milliseconds
 * since 1970.
 */
export const verifyOverride = (
  secret: string,
  environment: string,
  token: string,
  now: number,
): VerifiedOverride => {
  const [content = '', signature = '', ...more] = token.split('.');
  const isOurs = isSame(signature, signatureOf(secret, content)) && more.length === 0;
  const read = isOurs && token.length <= LONGEST_TOKEN ? contentSchema.safeParse(parse(content)) : undefined;
  if (!read?.success || read.data.environment !== environment) return { ok: false, why: 'invalid' };
  const { environment: _, ...override } = read.data;
  // An invalid end date counts as expired, so that nothing is valid forever by mistake.
  return Date.parse(override.until) > now ? { ok: true, override } : { ok: false, why: 'expired' };
};
