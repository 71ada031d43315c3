import type { Role } from '@sundara/contracts';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';

const ALGORITHM = 'HS256';
const ISSUER = 'sundara';
const AUDIENCE = 'sundara-site';
/** Short, in case a token is stolen; the refresh cookie renews it. */
const LIFE_SECONDS = 15 * 60;
/** A page sends the same token with each call: up to this many verified tokens are cached until they expire. */
const REMEMBERED = 10_000;

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), sv: z.int(), exp: z.number() });

/** The claims of a token. Its role and id are for display only: the server reads the database. */
export interface Claims {
  readonly userId: string;
  readonly sessionId: string;
  readonly sessionVersion: number;
}

export interface Tokens {
  readonly sign: (claims: Claims & { readonly role: Role }) => Promise<string>;
  /** The claims of a genuine, current token; 'over' for a genuine one that has expired, undefined for any other. */
  readonly verify: (token: string) => Promise<Claims | 'over' | undefined>;
}

/** Signs and reads session tokens with the server's secret (RFC 7519; only HS256 is accepted). */
export const createTokens = (secret: string, now: () => Date = () => new Date()): Tokens => {
  const key = new TextEncoder().encode(secret);
  const genuine = new LRUCache<string, { readonly claims: Claims; readonly endsAt: number }>({
    max: REMEMBERED,
  });
  return {
    sign: ({ userId, sessionId, sessionVersion, role }) => {
      const issuedAt = Math.floor(now().getTime() / 1_000);
      return new SignJWT({ id: userId, role, sid: sessionId, sv: sessionVersion })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFE_SECONDS)
        .sign(key);
    },
    verify: async (token) => {
      const known = genuine.get(token);
      if (known) return known.endsAt > now().getTime() ? known.claims : 'over';
      if (!isWrittenOneWay(token)) return undefined;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['exp'],
          currentDate: now(),
        });
        const claims = claimsSchema.safeParse(payload);
        if (!claims.success) return undefined;
        const { sub: userId, sid: sessionId, sv: sessionVersion, exp } = claims.data;
        const found: Claims = { userId, sessionId, sessionVersion };
        genuine.set(token, { claims: found, endsAt: exp * 1_000 });
        return found;
      } catch (error) {
        // The signature is verified before the expiry; any other error means an invalid token.
        return error instanceof errors.JWTExpired ? 'over' : undefined;
      }
    },
  };
};

/** The last character of a signature has unused bits: only one of its spellings is accepted. */
const isWrittenOneWay = (token: string): boolean => {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
};
