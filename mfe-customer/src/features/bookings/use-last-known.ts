import type { ApiFailure, Result } from '@sundara/contracts/federation';
import { useState } from 'react';

export interface LastKnown<T> {
  /** The latest answer to the same question; undefined where there was none yet. */
  readonly known: T | undefined;
  /** Why the latest read brought none. */
  readonly failure: ApiFailure | undefined;
}

/** Keeps what was read last while the same is asked, so that a failed read takes nothing away (resolutions S6). */
export const useLastKnown = <T>(result: Result<T>, question = ''): LastKnown<T> => {
  const [kept, setKept] = useState(result.ok ? { question, data: result.data } : undefined);
  if (result.ok && (kept?.data !== result.data || kept.question !== question)) {
    setKept({ question, data: result.data });
  }
  if (result.ok) return { known: result.data, failure: undefined };
  return { known: kept?.question === question ? kept.data : undefined, failure: result.failure };
};
