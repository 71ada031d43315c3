import type { ApiFailure, Result } from '@sundara/contracts/federation';
import { useState } from 'react';

export interface LastKnown<T> {
  /** The latest answer to the same question; undefined if there is none yet. */
  readonly known: T | undefined;
  /** Why the latest read failed. */
  readonly failure: ApiFailure | undefined;
}

/** Remembers the last answer to the same question, so that a failed read removes nothing (resolutions S6). */
export const useLastKnown = <T>(result: Result<T>, question = ''): LastKnown<T> => {
  const [kept, setKept] = useState(result.ok ? { question, data: result.data } : undefined);
  if (result.ok && (kept?.data !== result.data || kept.question !== question)) {
    setKept({ question, data: result.data });
  }
  if (result.ok) return { known: result.data, failure: undefined };
  return { known: kept?.question === question ? kept.data : undefined, failure: result.failure };
};
