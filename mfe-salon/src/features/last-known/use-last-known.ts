import type { ApiFailure, Result } from '@sundara/contracts/federation';
import { useState } from 'react';

export interface LastKnown<T> {
  /** The latest answer to the same question; undefined where there was none yet. */
  readonly known: T | undefined;
  /** Why the latest read brought none. */
  readonly failure: ApiFailure | undefined;
}

/** Keeps what was read last while the same is asked, so that news which can't be read take nothing away. */
export const useLastKnown = <T>(result: Result<T>, question: string): LastKnown<T> => {
  const [kept, setKept] = useState(result.ok ? { question, data: result.data } : undefined);
  if (result.ok && (kept?.data !== result.data || kept.question !== question)) {
    setKept({ question, data: result.data });
  }
  if (result.ok) return { known: result.data, failure: undefined };
  return { known: kept?.question === question ? kept.data : undefined, failure: result.failure };
};
