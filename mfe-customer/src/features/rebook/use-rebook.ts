import { type Reply, rebookOffer } from '@sundara/contracts/api';
import { type ApiFailure, bookingLink } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useEffect, useRef, useState } from 'react';

export type RebookOffer = Reply<typeof rebookOffer>['offer'];

/** Where an offer leads: the salon's dialog with what is still sold, on the next free start. */
const rebookAddress = ({ salonId, serviceIds, slot }: RebookOffer): string =>
  serviceIds.length === 0
    ? `/salon/${encodeURIComponent(salonId)}`
    : bookingLink(salonId, serviceIds, slot?.dateTime);

export interface Rebook {
  readonly asking: boolean;
  /** Why no offer came; asking again is the way on. */
  readonly failure: ApiFailure | undefined;
  /** An offer that is not the same as before, to be said before anyone leaves; `isTold` while it is. */
  readonly less: RebookOffer | undefined;
  readonly isTold: boolean;
  /** Asks and goes, or tells; answers why it could not, where somebody is still there to hear it. */
  readonly ask: () => Promise<ApiFailure | undefined>;
  readonly goOn: () => void;
  readonly stay: () => void;
}

/** Booking the same once more: asks what of it is still sold and when it is free next, then goes there. */
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
    // Who went elsewhere meanwhile is not taken away from there.
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
