import type { Result } from '@sundara/contracts/federation';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Answer<T> {
  /** Undefined until the first answer; what was there stays while it is asked anew. */
  readonly result: Result<T> | undefined;
  readonly asking: boolean;
  readonly ask: () => Promise<void>;
  /** Shows what another call has answered. */
  readonly show: (data: T) => void;
}

/** Asks when the component appears, and again when told; an answer that was overtaken is dropped. */
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
