import { readClaims } from './token-claims.ts';

/** A token that ends within this time is exchanged before a call; never more than half of its life, in milliseconds. */
const MARGIN_MS = 30_000;

export interface TokenAge {
  /** A token that has just come: how far this clock is from the server's can be seen by it. */
  readonly received: (token: string) => void;
  /** Whether the token has ended, or ends before a call with it would arrive for sure. */
  readonly isEnding: (token: string) => boolean;
}

/** Knows by the server's clock, as the last token showed it, when tokens end. A token without an end never does. */
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
