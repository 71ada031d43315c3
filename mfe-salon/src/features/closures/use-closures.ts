import { addDays, localDateOf } from '@sundara/contracts';
import { listTimeOff, type TimeOffEntry } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useSelfRetry, useShell } from '@sundara/web/core';
import { useCallback, useEffect, useState } from 'react';

/** The API returns time off at most this many days ahead. */
const DAYS = 399;

/** The closures from today on, soonest first. */
export const useClosures = () => {
  const { http } = useShell();
  const [closures, setClosures] = useState<readonly TimeOffEntry[]>();
  const [failure, setFailure] = useState<ApiFailure>();
  const read = useCallback(async () => {
    const from = localDateOf(new Date());
    const answer = await http.call(listTimeOff, { query: { from, to: addDays(from, DAYS) } });
    setFailure(answer.ok ? undefined : answer.failure);
    if (!answer.ok) return;
    const found = answer.data.timeOff.filter(({ kind }) => kind === 'closure');
    setClosures(found.toSorted((a, b) => a.start.localeCompare(b.start)));
  }, [http]);
  useEffect(() => {
    void read();
  }, [read]);
  useSelfRetry(failure, read);
  return { closures, failure, read };
};
