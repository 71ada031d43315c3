import { type Reply, rebookOffer } from '@sundara/contracts/api';
import { type ApiFailure, bookingLink } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useEffect, useRef, useState } from 'react';

export type RebookOffer = Reply<typeof rebookOffer>['offer'];

/** The address of an offer: the salon's booking dialog with the services still sold, at the next free start. */
const rebookAddress = ({ salonId, serviceIds, slot }: RebookOffer): string =>
  serviceIds.length === 0
    ? `/salon/${encodeURIComponent(salonId)}`
    : bookingLink(salonId, serviceIds, slot?.dateTime);

export interface Rebook {
  readonly asking: boolean;
  /** Why no offer could be loaded; asking again retries. */
  readonly failure: ApiFailure | undefined;
  /** An offer that differs from the earlier visit, reported before leaving; `isTold` while it is shown. */
  readonly less: RebookOffer | undefined;
  readonly isTold: boolean;
  /** Requests an offer, then navigates or reports the differences; returns the failure, unless unmounted. */
  readonly ask: () => Promise<ApiFailure | undefined>;
  readonly goOn: () => void;
  readonly stay: () => void;
}

/** Books the same again: requests which services are still sold and the next free time, then goes there. */
export const useRebook = (bookingId: string): Rebook => {
  const { http, navigate } = useShell();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const [less, setLess] = useState<RebookOffer>();
  const [isTold, setIsTold] = useState(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const ask = async () => {
    if (asking) return undefined;
    setAsking(true);
    setFailure(undefined);
    stop.current = new AbortController();
    const { signal } = stop.current;
    const answer = await http.call(rebookOffer, { params: { id: bookingId } }, { signal });
    // A person who has left the page meanwhile is not navigated away.
    if (signal.aborted) return undefined;
    setAsking(false);
    if (!answer.ok) {
      setFailure(answer.failure);
      return answer.failure;
    }
    const { offer } = answer.data;
    if (offer.gone.length === 0 && offer.slot) navigate(rebookAddress(offer));
    else {
      setLess(offer);
      setIsTold(true);
    }
    return undefined;
  };
  return {
    asking,
    failure,
    less,
    isTold,
    ask,
    goOn: () => less && navigate(rebookAddress(less)),
    stay: () => setIsTold(false),
  };
};
