import { createHmac, timingSafeEqual } from 'node:crypto';
import { environmentNameSchema, type Override, overrideSchema } from '@sundara/contracts/federation';
import * as z from 'zod/mini';

/** What a browser keeps of one cookie, less its name and attributes. */
export const LONGEST_TOKEN = 3800;

const contentSchema = z.extend(overrideSchema, { environment: environmentNameSchema });

/** An override that this installation has signed, or why there is none to follow. */
export type VerifiedOverride =
  | { readonly ok: true; readonly override: Override }
  | { readonly ok: false; readonly why: 'expired' | 'invalid' };

const signatureOf = (secret: string, content: string): string =>
  createHmac('sha256', secret).update(content).digest('base64url');

/** Compares in a time that doesn't tell how much of it is right. */
const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Writes an override for a link or a cookie: its JSON in base64url, a dot, and its HMAC-SHA256. It holds in that
 * environment alone.
 *
 * @returns undefined when it is longer than a cookie can be
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

/** Reads what `signOverride` wrote. `expired` is said only of what was valid once. `now`: milliseconds since 1970. */
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
  // An end that is no time is over: nothing holds for ever by mistake.
  return Date.parse(override.until) > now ? { ok: true, override } : { ok: false, why: 'expired' };
};
