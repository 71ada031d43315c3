import { listSalons, type Reply } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useCallback, useEffect, useState } from 'react';

/** Specification 1, section 9: from 2 characters on, when typing has paused for 300 ms, 5 of each. */
const FROM_CHARACTERS = 2;
const REST_MS = 300;
const LIMIT = 5;
/** After this long the spinner gets a text. */
const SLOW_MS = 2_000;

export interface Suggested {
  /** The last response and its text; it stays while the next one is loading. */
  readonly answer?: { readonly text: string; readonly reply: Reply<typeof listSalons> };
  /** The search can't be reached: nothing is suggested, and nothing is thrown. */
  readonly failed: boolean;
  readonly loading: boolean;
  /** It has been loading for 2 s. */
  readonly slow: boolean;
  readonly retry: () => void;
}

type Outcome = Pick<Suggested, 'answer'> & { readonly to: string; readonly attempt: number };

/**
 * The provider's suggestions for a text. A call whose text has changed meanwhile is cancelled, and its response, if it
 * still comes, dropped.
 */
export const useSuggestions = (text: string): Suggested => {
  const { http } = useShell();
  const [outcome, setOutcome] = useState<Outcome>();
  const [slow, setSlow] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const asks = text.length >= FROM_CHARACTERS;

  useEffect(() => {
    if (!asks) {
      setOutcome(undefined);
      return;
    }
    const cancel = new AbortController();
    const slowly = setTimeout(() => setSlow(true), REST_MS + SLOW_MS);
    const rest = setTimeout(async () => {
      const query = { q: text, limit: LIMIT };
      const result = await http.call(listSalons, { query }, { signal: cancel.signal });
      if (cancel.signal.aborted) return;
      clearTimeout(slowly);
      setSlow(false);
      setOutcome({ to: text, attempt, ...(result.ok && { answer: { text, reply: result.data } }) });
    }, REST_MS);
    return () => {
      clearTimeout(rest);
      clearTimeout(slowly);
      cancel.abort();
      setSlow(false);
    };
  }, [http, asks, text, attempt]);

  if (!asks) return { failed: false, loading: false, slow: false, retry };
  const isCurrent = outcome?.to === text && outcome.attempt === attempt;
  return {
    ...(outcome?.answer && { answer: outcome.answer }),
    failed: isCurrent && !outcome.answer,
    loading: !isCurrent,
    slow,
    retry,
  };
};
