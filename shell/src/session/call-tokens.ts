import type { CallToken, CallTokens } from '../http/call-token.ts';
import type { Refreshed, Refresher } from './refresher.ts';
import type { TokenAge } from './token-age.ts';
import type { TokenStorage } from './token-storage.ts';

interface Needs {
  readonly storage: TokenStorage;
  readonly age: TokenAge;
  readonly refresher: Refresher;
  /** The session with this token, or without one, has ended: resolves to a new token of the same person, if any. */
  readonly expire: (token: string | undefined) => Promise<string | undefined>;
  readonly lose: (token: string, message: string) => void;
}

const withToken = (token: string | undefined): CallToken => ({ ok: true, token });

type Failed = Exclude<Refreshed, { kind: 'token' }>;

/** Supplies calls with tokens: exchanges a token that expires, and leaves the rest to the session. */
export const createCallTokens = ({ storage, age, refresher, expire, lose }: Needs): CallTokens => {
  /** A token that can't be exchanged, such as one that was put into storage by hand. */
  let last: string | undefined;
  /** Why a call fails for good when the exchange gave no token; undefined if signing in again could help. */
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
      // This device's clock may be wrong, so the API decides whether the token is still valid.
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
