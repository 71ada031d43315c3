import { localDateOf } from '@sundara/contracts';
import { type CustomerBooking, type Reply, rescheduleBooking, type SlotReply } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import type { DayTimes } from '@sundara/web/visit';
import { useState } from 'react';

/** The new time of a booking, from the API's answer to a move. */
export type MovedTime = Reply<typeof rescheduleBooking>['data'];

interface Needs {
  readonly booking: CustomerBooking;
  readonly onMoved: (time: MovedTime) => void;
  /** The time is no longer free, or never was: called with the day's free times. */
  readonly onTaken: (fresh: DayTimes) => void;
}

/** The free times that a refusal included; undefined for any other failure. */
const freshOf = (failure: ApiFailure): readonly SlotReply[] | undefined =>
  failure.kind === 'rejected' ? failure.reply.slots : undefined;

/** Sends the move; sending it again after a lost answer is safe, since the booking then already has that time. */
export const useMoving = ({ booking, onMoved, onTaken }: Needs) => {
  const { http, notify } = useShell();
  const [waiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();

  const send = async ({ dateTime }: SlotReply) => {
    setWaiting(true);
    setFailure(undefined);
    const input = { params: { id: booking.id }, body: { newDateTime: dateTime } };
    const result = await http.call(rescheduleBooking, input);
    setWaiting(false);
    if (result.ok) {
      notify.success('Booking rescheduled successfully');
      return onMoved(result.data.data);
    }
    setFailure(result.failure);
    const slots = freshOf(result.failure);
    if (slots) onTaken({ date: localDateOf(new Date(dateTime)), slots });
  };

  return { waiting, failure, forget: () => setFailure(undefined), send };
};
