import type { ApiFailure, Result } from '@sundara/contracts/federation';
import { useState } from 'react';

export interface LastKnown<T> {
  /** The latest answer to the same question; undefined where there was none yet. */
  readonly known: T | undefined;
  /** Why the latest read failed. */
  readonly failure: ApiFailure | undefined;
}

/** Keeps the last data while the question is the same, so that a failed reload removes nothing. */
export const useLastKnown = <T>(result: Result<T>, question: string): LastKnown<T> => {
  const [kept, setKept] = useState(result.ok ? { question, data: result.data } : undefined);
  if (result.ok && (kept?.data !== result.data || kept.question !== question)) {
    setKept({ question, data: result.data });
  }
  if (result.ok) return { known: result.data, failure: undefined };
  return { known: kept?.question === question ? kept.data : undefined, failure: result.failure };
};
