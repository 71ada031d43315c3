import { addTimeOff, removeTimeOff, type TimeOffEntry, type TimeOffKind } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import type { Undoable } from '@sundara/web/undo';
import { useState } from 'react';
import { timeOffPhrase } from './time-off-text.ts';

/** Time to close for visits; instants as ISO with +05:30. */
export interface TimeOffDraft {
  readonly kind: TimeOffKind;
  /** '' for the whole salon. */
  readonly resourceId: string;
  readonly start: string;
  readonly end: string;
  readonly reason: string;
}

const draftOf = ({ kind, resourceId, start, end, reason }: TimeOffEntry): TimeOffDraft => ({
  ...{ kind, start, end, reason },
  resourceId: resourceId ?? '',
});

/** Closes time and opens it again; each can be undone. */
export const useTimeOff = (onDone: (done: Undoable) => void) => {
  const { http, notify } = useShell();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();

  const send = async ({ resourceId, ...draft }: TimeOffDraft, keepVisits: boolean) => {
    const body = { ...draft, ...(resourceId && { resourceId }), keepVisits };
    setSending(true);
    const answer = await http.call(addTimeOff, { body });
    setSending(false);
    setFailure(answer.ok ? undefined : answer.failure);
    return answer;
  };
  const close = async (draft: TimeOffDraft, keepVisits: boolean) => {
    const answer = await send(draft, keepVisits);
    if (!answer.ok) return;
    const entry = answer.data.timeOff;
    onDone({ text: timeOffPhrase(entry), undo: () => void takeAway(entry, true) });
  };
  /** Opens the time again; `quietly` if this is itself an undo. */
  const takeAway = async (entry: TimeOffEntry, quietly = false) => {
    setSending(true);
    const answer = await http.call(removeTimeOff, { params: { id: entry.id } });
    setSending(false);
    if (!answer.ok) {
      notify.error(answer.failure.message);
      return;
    }
    const again = async () => {
      const back = await send(draftOf(entry), true);
      if (!back.ok) notify.error(back.failure.message);
      onDone({ text: '' });
    };
    onDone(quietly ? { text: '' } : { text: 'That time is open again', undo: () => void again() });
  };

  return { close, takeAway, sending, failure, forget: () => setFailure(undefined) };
};
