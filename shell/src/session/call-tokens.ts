import type { CallToken, CallTokens } from '../http/call-token.ts';
import type { Refreshed, Refresher } from './refresher.ts';
import type { TokenAge } from './token-age.ts';
import type { TokenStorage } from './token-storage.ts';

interface Needs {
  readonly storage: TokenStorage;
  readonly age: TokenAge;
  readonly refresher: Refresher;
  /** The session has ended, with this token or none: answers the token of the same person, once there is one. */
  readonly expire: (token: string | undefined) => Promise<string | undefined>;
  readonly lose: (token: string, message: string) => void;
}

const withToken = (token: string | undefined): CallToken => ({ ok: true, token });

type Failed = Exclude<Refreshed, { kind: 'token' }>;

/** Keeps calls in tokens: exchanges one that ends, and hands the rest to the session. */
export const createCallTokens = ({ storage, age, refresher, expire, lose }: Needs): CallTokens => {
  /** The token that no exchange goes on from, such as one that was put into storage by hand. */
  let last: string | undefined;
  /** Why a call fails for good after an exchange without a next token; undefined where signing in again would help. */
  const stopped = (token: string, { kind, failure }: Failed): CallToken | undefined => {
    const isClosed = failure.kind === 'rejected' && failure.status === 403;
    if (isClosed) lose(token, failure.message);
    return isClosed || kind === 'fault' ? { ok: false, failure } : undefined;
  };

  return {
    stored: storage.read,
    ready: async () => {
      const token = storage.read();
      if (!token) return withToken(await expire(undefined));
      if (token === last || !age.isEnding(token)) return withToken(token);
      const next = await refresher.refresh(token);
      if (next.kind === 'token') return withToken(next.token);
      const stop = stopped(token, next);
      if (stop) return stop;
      // This device's clock may be wrong, so the API has the last word on the token itself.
      last = token;
      return withToken(token);
    },
    renewed: async (refused) => {
      if (refused === last) return withToken(await expire(refused));
      const next = await refresher.refresh(refused);
      if (next.kind === 'token') return withToken(next.token);
      return stopped(refused, next) ?? withToken(await expire(refused));
    },
    signedInAgain: expire,
    lost: lose,
  };
};
