import { operationUrl, refreshSession } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { resultOf } from '../http/result-of.ts';
import type { Send } from '../http/transport.ts';
import { isRefusal } from './profile.ts';
import type { Exclusively } from './tab-lock.ts';
import type { TokenAge } from './token-age.ts';
import { samePerson } from './token-claims.ts';
import type { TokenStorage } from './token-storage.ts';

/** What came of asking for the next token: it; a refusal by the server; or a fault, which loses nothing. */
export type Refreshed =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'refused' | 'fault'; readonly failure: ApiFailure };

export interface Refresher {
  /** The token that follows one that has ended: stored, and the same for all calls and tabs that ask. */
  readonly refresh: (ended: string) => Promise<Refreshed>;
  /** Asks the server for it and stores nothing. */
  readonly exchange: (ended: string) => Promise<Refreshed>;
}

interface Needs {
  readonly send: Send;
  readonly storage: TokenStorage;
  readonly age: TokenAge;
  readonly exclusively: Exclusively;
}

const ADDRESS = operationUrl(refreshSession);
const GONE: Refreshed = {
  kind: 'refused',
  failure: { kind: 'cancelled', message: 'The session has ended meanwhile.' },
};

/** Exchanges the refresh cookie, which scripts can't see, for the next token: once for all calls and all tabs. */
export const createRefresher = ({ send, storage, age, exclusively }: Needs): Refresher => {
  let going: { readonly ended: string; readonly outcome: Promise<Refreshed> } | undefined;

  const exchange = async (ended: string): Promise<Refreshed> => {
    const { method } = refreshSession;
    const result = resultOf(refreshSession, await send({ method, url: ADDRESS, token: undefined }));
    if (!result.ok) return { kind: isRefusal(result.failure) ? 'refused' : 'fault', failure: result.failure };
    const { token } = result.data;
    // A cookie of somebody else, who signed in before in this browser, goes on with nothing here.
    return samePerson(token, ended) ? { kind: 'token', token } : GONE;
  };

  const next = async (ended: string): Promise<Refreshed> => {
    const stored = storage.read();
    if (stored !== ended)
      return stored && samePerson(stored, ended) ? { kind: 'token', token: stored } : GONE;
    const outcome = await exchange(ended);
    if (outcome.kind !== 'token') return outcome;
    // Whoever logged out or signed in meanwhile has the last word.
    if (storage.read() !== ended) return GONE;
    age.received(outcome.token);
    storage.write(outcome.token);
    return outcome;
  };

  return {
    exchange,
    refresh: (ended) => {
      if (going?.ended === ended) return going.outcome;
      const outcome = exclusively(() => next(ended)).finally(() => {
        if (going?.outcome === outcome) going = undefined;
      });
      going = { ended, outcome };
      return outcome;
    },
  };
};
