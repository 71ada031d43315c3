import { type SalonBookingDetail, salonBooking } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useSelfRetry, useShell } from '@sundara/web/core';
import { useCallback, useEffect, useState } from 'react';

/** The details of one visit, read when its panel opens, and again automatically after a temporary failure. */
export const useVisit = (id: string) => {
  const { http } = useShell();
  const [visit, setVisit] = useState<SalonBookingDetail>();
  const [failure, setFailure] = useState<ApiFailure>();
  const read = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await http.call(salonBooking, { params: { id } }, signal ? { signal } : {});
      if (signal?.aborted) return;
      if (answer.ok) setVisit(answer.data.data);
      setFailure(answer.ok ? undefined : answer.failure);
    },
    [http, id],
  );
  useEffect(() => {
    const over = new AbortController();
    void read(over.signal);
    return () => over.abort();
  }, [read]);
  useSelfRetry(failure, () => void read());
  return { visit, setVisit, failure, read };
};
