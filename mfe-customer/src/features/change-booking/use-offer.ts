import { cancellationPreview, type RefundOffer } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useSelfRetry, useShell } from '@sundara/web/core';
import { useCallback, useEffect, useState } from 'react';

/** The refund for cancelling, as far as it is known. */
export interface OfferState {
  /** The latest answer; kept while a new one is requested. */
  readonly offer: RefundOffer | undefined;
  readonly asking: boolean;
  readonly failure: ApiFailure | undefined;
  /** Whether the time limit passed while the dialog was open and changed the amount. */
  readonly turned: boolean;
}

const NOTHING: OfferState = { offer: undefined, asking: true, failure: undefined, turned: false };
/** The rule changes right after its last instant. */
const AFTER_BOUND_MS = 300;
/** The shortest pause between requests, if the browser's clock is ahead of the server's. */
const LEAST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 24 * 3_600_000;

const pauseUntil = (until: string): number => {
  const ahead = Date.parse(until) - Date.now() + AFTER_BOUND_MS;
  return ahead > 0 ? Math.min(ahead, LONGEST_PAUSE_MS) : LEAST_PAUSE_MS;
};

const turnedFrom = (old: RefundOffer | undefined, now: RefundOffer): boolean =>
  old !== undefined && old.refund !== now.refund;

/**
 * Requests the refund for cancelling while the dialog is open: at once, at each time limit, and again after failures.
 */
export const useOffer = (bookingId: string, open: boolean): OfferState & { readonly ask: () => void } => {
  const { http } = useShell();
  const [state, setState] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const ask = useCallback(() => {
    setState((before) => ({ ...before, asking: true }));
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (open) setState(NOTHING);
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks again.
  useEffect(() => {
    if (!open) return;
    const cancel = new AbortController();
    const input = { params: { id: bookingId } };
    http.call(cancellationPreview, input, { signal: cancel.signal }).then((result) => {
      if (cancel.signal.aborted) return;
      setState((before) =>
        result.ok
          ? {
              offer: result.data.offer,
              asking: false,
              failure: undefined,
              turned: turnedFrom(before.offer, result.data.offer),
            }
          : { ...before, asking: false, failure: result.failure },
      );
    });
    return () => cancel.abort();
  }, [http, bookingId, open, attempt]);

  const { offer, failure } = state;
  useSelfRetry(open ? failure : undefined, ask);
  useEffect(() => {
    if (!open || !offer?.until) return;
    const timer = setTimeout(ask, pauseUntil(offer.until));
    return () => clearTimeout(timer);
  }, [open, offer, ask]);

  return { ...state, ask };
};
