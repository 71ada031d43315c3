import type { Result } from '@sundara/contracts/federation';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Answer<T> {
  /** Undefined until the first answer; kept while a new one is requested. */
  readonly result: Result<T> | undefined;
  readonly asking: boolean;
  readonly ask: () => Promise<void>;
  /** Replaces the result with the answer of another call. */
  readonly show: (data: T) => void;
}

/** Calls when the component mounts, and again on request; outdated answers are dropped. */
export const useAnswer = <T>(call: (signal: AbortSignal) => Promise<Result<T>>): Answer<T> => {
  const [result, setResult] = useState<Result<T>>();
  const [asking, setAsking] = useState(true);
  const current = useRef<AbortController>(undefined);
  const latest = useRef(call);
  latest.current = call;

  const ask = useCallback(async () => {
    current.current?.abort();
    const turn = new AbortController();
    current.current = turn;
    setAsking(true);
    const answer = await latest.current(turn.signal);
    if (turn.signal.aborted) return;
    setAsking(false);
    setResult((before) => (answer.ok || !before?.ok ? answer : before));
  }, []);
  const show = useCallback((data: T) => {
    current.current?.abort();
    setAsking(false);
    setResult({ ok: true, data });
  }, []);

  useEffect(() => {
    void ask();
    return () => current.current?.abort();
  }, [ask]);
  return { result, asking, ask, show };
};
