import { operationUrl, refreshSession } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { resultOf } from '../http/result-of.ts';
import type { Send } from '../http/transport.ts';
import { isRefusal } from './profile.ts';
import type { Exclusively } from './tab-lock.ts';
import type { TokenAge } from './token-age.ts';
import { samePerson } from './token-claims.ts';
import type { TokenStorage } from './token-storage.ts';

/** The outcome of an exchange: the next token; a refusal by the server; or a fault, after which the session remains. */
export type Refreshed =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'refused' | 'fault'; readonly failure: ApiFailure };

export interface Refresher {
  /** The token that follows an expired one: stored, and the same for all calls and tabs that request it. */
  readonly refresh: (ended: string) => Promise<Refreshed>;
  /** Requests it from the server and stores nothing. */
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
    // The cookie is of another person, who signed in later in this browser: it can't continue this session.
    return samePerson(token, ended) ? { kind: 'token', token } : GONE;
  };

  const next = async (ended: string): Promise<Refreshed> => {
    const stored = storage.read();
    if (stored !== ended)
      return stored && samePerson(stored, ended) ? { kind: 'token', token: stored } : GONE;
    const outcome = await exchange(ended);
    if (outcome.kind !== 'token') return outcome;
    // A log-out or a sign-in meanwhile takes precedence.
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
