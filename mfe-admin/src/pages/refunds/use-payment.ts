import { type AdminPayment, adminPayment } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useEffect, useState } from 'react';

interface Read {
  readonly of: string;
  readonly payment?: AdminPayment;
  readonly failure?: ApiFailure;
}

/**
 * One payment, read when its booking is given and again on `readAnew`; the last one stays until the next has loaded.
 */
export const usePayment = (bookingId: string | undefined) => {
  const { http } = useShell();
  const [read, setRead] = useState<Read>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn reads the same payment anew.
  useEffect(() => {
    if (bookingId === undefined) return;
    const gone = new AbortController();
    const call = http.call(adminPayment, { params: { id: bookingId } }, { signal: gone.signal });
    void call.then((result) => {
      if (gone.signal.aborted) return;
      setRead(
        result.ok
          ? { of: bookingId, payment: result.data.payment }
          : { of: bookingId, failure: result.failure },
      );
    });
    return () => gone.abort();
  }, [bookingId, http, turn]);
  const shown = read?.of === bookingId ? read : undefined;
  return { payment: shown?.payment, failure: shown?.failure, readAnew: () => setTurn((now) => now + 1) };
};
