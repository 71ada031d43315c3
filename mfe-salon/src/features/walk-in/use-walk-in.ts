import { addWalkIn, updateBookingStatus } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import type { Undoable } from '@sundara/web/undo';
import { useRef, useState } from 'react';
import { startOf, type WalkInWhen } from './walk-in-when.ts';

/** The details of a walk-in apart from its services; all of them may be empty. */
export interface WalkInFields extends WalkInWhen {
  readonly name: string;
  readonly phone: string;
  /** '' for anyone who is free. */
  readonly resourceId: string;
  readonly note: string;
}

interface Options {
  readonly onDone: (done: Undoable) => void;
}

/** Records a walk-in, once however often it is sent, and offers to undo it. */
export const useWalkIn = ({ onDone }: Options) => {
  const { http, notify } = useShell();
  const [sending, setSending] = useState<readonly string[]>();
  const [trouble, setTrouble] = useState<string>();
  const sent = useRef({ content: '', key: '' });

  const takeBack = async (id: string, no: number) => {
    const answer = await http.call(updateBookingStatus, { params: { id }, body: { status: 'cancelled' } });
    if (answer.ok) notify.success(`Visit no. ${no} was taken back.`);
    else notify.error(answer.failure.message);
    onDone({ text: '' });
  };

  const write = async (services: readonly string[], fields: WalkInFields) => {
    const { name, phone, resourceId, note } = fields;
    const start = startOf(fields, new Date());
    const content = JSON.stringify([services, fields]);
    // The same visit sent again, after a lost response, must not be recorded twice.
    if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() };
    setSending(services);
    setTrouble(undefined);
    const answer = await http.call(addWalkIn, {
      body: {
        key: sent.current.key,
        services: [...services],
        ...(start && { start }),
        ...(resourceId && { resourceId }),
        customer: { name, phone },
        note,
      },
    });
    setSending(undefined);
    if (!answer.ok) return setTrouble(answer.failure.message);
    const { id, no, serviceName, formattedTime, specialist } = answer.data.data;
    const who = specialist.id ? ` with ${specialist.name}` : '';
    onDone({
      text: `${serviceName} at ${formattedTime}${who} is written down`,
      undo: () => void takeBack(id, no),
    });
  };

  return { write, sending, trouble };
};
