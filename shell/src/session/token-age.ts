import { readClaims } from './token-claims.ts';

/** A token that expires within this time is exchanged before a call; at most half of its lifetime, in milliseconds. */
const MARGIN_MS = 30_000;

export interface TokenAge {
  /** Call with a token that has just been issued: it shows how far this clock is from the server's. */
  readonly received: (token: string) => void;
  /** Whether the token has expired, or may expire before a call with it arrives. */
  readonly isEnding: (token: string) => boolean;
}

/** Decides by the server's clock, as the last token showed it, when tokens expire. A token without `exp` never does. */
export const createTokenAge = (now: () => number): TokenAge => {
  let ahead = 0;
  return {
    received: (token) => {
      const { iat } = readClaims(token) ?? {};
      if (iat !== undefined) ahead = now() - iat * 1000;
    },
    isEnding: (token) => {
      const { exp, iat = 0 } = readClaims(token) ?? {};
      if (exp === undefined) return false;
      return exp * 1000 + ahead - now() < Math.min(MARGIN_MS, (exp - iat) * 500);
    },
  };
};
