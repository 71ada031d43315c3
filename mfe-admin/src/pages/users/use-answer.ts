import type { Result } from '@sundara/contracts/federation';
import { useEffect, useEffectEvent, useState } from 'react';

/** The response to a call once a dialog is open: undefined while it is loading; `ask` calls again. */
export const useAnswer = <T>(call: () => Promise<Result<T>>) => {
  const [answer, setAnswer] = useState<Result<T>>();
  const [attempt, setAttempt] = useState(0);
  const fetchIt = useEffectEvent(call);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks again.
  useEffect(() => {
    let current = true;
    fetchIt().then((result) => current && setAnswer(result));
    return () => {
      current = false;
    };
  }, [attempt]);
  return {
    answer,
    setAnswer,
    ask: () => {
      setAnswer(undefined);
      setAttempt((count) => count + 1);
    },
  };
};
