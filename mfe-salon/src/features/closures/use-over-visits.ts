import { closeOverVisits, updateBookingStatus, type VisitInTheWay } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import type { Undoable } from '@sundara/web/undo';
import { useEffect, useEffectEvent, useState } from 'react';
import { clearedText, standingOf } from './over-visits-text.ts';
import { timeOffPhrase } from './time-off-text.ts';
import type { TimeOffDraft } from './use-time-off.ts';

/** The visits in a time that is to be closed: reads them at once, cancels one, or all and closes. */
export const useOverVisits = ({ resourceId, ...draft }: TimeOffDraft, onDone: (done: Undoable) => void) => {
  const { http } = useShell();
  const [visits, setVisits] = useState<readonly VisitInTheWay[]>();
  const [failure, setFailure] = useState<ApiFailure>();
  const [busy, setBusy] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const body = { ...draft, ...(resourceId && { resourceId }) };

  const look = async () => {
    const answer = await http.call(closeOverVisits, { body: { ...body, close: false } });
    setFailure(answer.ok ? undefined : answer.failure);
    if (answer.ok) setVisits(answer.data.visits);
  };
  const lookOnce = useEffectEvent(() => void look());
  useEffect(() => lookOnce(), []);

  const cancelOne = async ({ bookingId }: VisitInTheWay, message: string) => {
    setBusy(true);
    const change = { status: 'Cancelled', ...(message && { reason: message }) };
    const answer = await http.call(updateBookingStatus, { params: { id: bookingId }, body: change });
    if (answer.ok) await look();
    else setFailure(answer.failure);
    setBusy(false);
  };
  /** Cancels all that can be; what could not be stays listed with its reason. */
  const clear = async (message: string) => {
    setBusy(true);
    const cancel = standingOf(visits ?? []).map(({ bookingId }) => bookingId);
    const answer = await http.call(closeOverVisits, { body: { ...body, close: true, cancel, message } });
    setBusy(false);
    if (!answer.ok) {
      // Something was booked meanwhile: it is shown, with the reason why nothing was done.
      if (answer.failure.kind === 'rejected' && answer.failure.code === 'VISITS_IN_THE_WAY') await look();
      setFailure(answer.failure);
      return;
    }
    setFailure(undefined);
    const { timeOff, visits: after } = answer.data;
    if (timeOff && after.every(({ failure: why }) => why === null)) {
      onDone({ text: `${timeOffPhrase(timeOff)}${clearedText(after)}` });
      return;
    }
    setClosed(true);
    setVisits(after.filter(({ cancelled }) => !cancelled));
  };

  return { visits, failure, busy, isClosed, cancelOne, clear };
};
