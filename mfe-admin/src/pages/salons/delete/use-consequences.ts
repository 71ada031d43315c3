import { type Reply, salonConsequences } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useEffect, useState } from 'react';

/** What deleting the salon would do, counted on request (resolutions S17); `again` counts again. */
export const useConsequences = (id: string) => {
  const { http } = useShell();
  const [counted, setCounted] = useState<Reply<typeof salonConsequences>>();
  const [failure, setFailure] = useState<ApiFailure>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn counts anew
  useEffect(() => {
    const stop = new AbortController();
    const count = async () => {
      const answer = await http.call(salonConsequences, { params: { id } }, { signal: stop.signal });
      if (stop.signal.aborted) return;
      setFailure(answer.ok ? undefined : answer.failure);
      if (answer.ok) setCounted(answer.data);
    };
    void count();
    return () => stop.abort();
  }, [http, id, turn]);
  return { counted, failure, again: () => setTurn((n) => n + 1) };
};
