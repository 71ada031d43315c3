import { removeReply, replyToReview, type SalonReview } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useUndo } from '@sundara/web/undo';
import { useState } from 'react';

/** Withdraws an answer at once, and offers to publish it again. */
export const useTakeBack = (onChanged: () => void) => {
  const { http, notify } = useShell();
  const { offered, offer, dismiss } = useUndo();
  const [busy, setBusy] = useState<string>();

  const publishAgain = async (id: string, text: string) => {
    const sent = await http.call(replyToReview, { params: { id }, body: { text } });
    if (sent.ok) notify.success('Your answer is back');
    else notify.error(sent.failure.message);
    onChanged();
  };

  const takeBack = async ({ id, author, reply }: SalonReview) => {
    if (!reply) return;
    setBusy(id);
    const done = await http.call(removeReply, { params: { id } });
    setBusy(undefined);
    if (!done.ok) {
      notify.error(done.failure.message);
      return;
    }
    offer({
      text: `Your answer to ${author} is taken back`,
      undo: () => void publishAgain(id, reply.text),
    });
    onChanged();
  };
  return { busy, takeBack, offered, dismiss };
};
