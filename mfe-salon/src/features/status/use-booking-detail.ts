import { type SalonBookingDetail, salonBooking } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useSelfRetry, useShell } from '@sundara/web/core';
import { useCallback, useEffect, useState } from 'react';
import type { StatusDialogProps } from './use-status-change.ts';

export interface DetailState {
  /** Undefined until it is known. */
  readonly detail: SalonBookingDetail | undefined;
  readonly failure: ApiFailure | undefined;
  readonly ask: () => void;
}

/** A booking with its money: from the page if it has it, else fetched, and again after a failure. */
export const useBookingDetail = (booking: StatusDialogProps['booking']): DetailState => {
  const { http } = useShell();
  const [state, setState] = useState<Omit<DetailState, 'ask'>>({
    detail: 'can' in booking ? booking : undefined,
    failure: undefined,
  });
  const [attempt, setAttempt] = useState('can' in booking ? 0 : 1);
  const ask = useCallback(() => setAttempt((count) => count + 1), []);
  const { id } = booking;

  useEffect(() => {
    if (attempt === 0) return;
    const cancel = new AbortController();
    http.call(salonBooking, { params: { id } }, { signal: cancel.signal }).then((result) => {
      if (cancel.signal.aborted) return;
      setState((before) =>
        result.ok ? { detail: result.data.data, failure: undefined } : { ...before, failure: result.failure },
      );
    });
    return () => cancel.abort();
  }, [http, id, attempt]);

  useSelfRetry(state.failure, ask);
  return { ...state, ask };
};
