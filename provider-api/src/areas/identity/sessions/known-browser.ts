import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { readCookie, setCookie } from './cookies.ts';

export const BROWSER_COOKIE = 'sundara_device';
const ALGORITHM = 'HS256';
/** The longest time that browsers keep a cookie. */
const DAYS = 400;
/** A family's tablet; the account that signed in longest ago is dropped first. */
const MOST_ACCOUNTS = 8;

const markSchema = z.object({ jti: z.uuid(), accounts: z.array(z.string()) });

/** Recognises browsers in which an account signed in before, by a signed cookie: guesses elsewhere don't limit them. */
export interface KnownBrowsers {
  /** The browser's id if the account signed in there before; undefined otherwise. */
  readonly find: (request: FastifyRequest, email: string) => Promise<string | undefined>;
  /** The browser's id, whoever signed in there; a new one where it has none, to be passed to `remember`. */
  readonly identify: (request: FastifyRequest) => Promise<string>;
  /** Records in the browser that the account signed in there. */
  readonly remember: (
    request: FastifyRequest,
    reply: FastifyReply,
    email: string,
    browser?: string,
  ) => Promise<void>;
}

export const createKnownBrowsers = (secret: string): KnownBrowsers => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sundara known browser', 32));

  const read = async (request: FastifyRequest) => {
    const cookie = readCookie(request, BROWSER_COOKIE);
    if (!cookie) return undefined;
    try {
      const { payload } = await jwtVerify(cookie, key, { algorithms: [ALGORITHM] });
      return markSchema.safeParse(payload).data;
    } catch {
      // A cookie that we did not sign, or an expired one, is ignored.
      return undefined;
    }
  };

  /** The cookie contains no names: several people may use the same browser. */
  const markOf = (email: string) =>
    createHmac('sha256', key).update(email.toLowerCase()).digest('base64url').slice(0, 22);

  return {
    find: async (request, email) => {
      const known = await read(request);
      return known?.accounts.includes(markOf(email)) ? known.jti : undefined;
    },
    identify: async (request) => (await read(request))?.jti ?? randomUUID(),
    remember: async (request, reply, email, browser = randomUUID()) => {
      const known = await read(request);
      const mark = markOf(email);
      const others = known?.accounts.filter((other) => other !== mark) ?? [];
      const value = await new SignJWT({ accounts: [mark, ...others].slice(0, MOST_ACCOUNTS) })
        .setProtectedHeader({ alg: ALGORITHM })
        .setJti(known?.jti ?? browser)
        .setExpirationTime(`${DAYS}d`)
        .sign(key);
      setCookie(request, reply, { name: BROWSER_COOKIE, value, seconds: DAYS * 86_400 });
    },
  };
};
