import { type CustomerBookingDetail, disputeBooking } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';
import { reasonFault } from './dispute-reason.ts';

export interface Dispute {
  readonly text: string;
  readonly write: (text: string) => void;
  /** The error of the text; shown after the first attempt to send. */
  readonly fault: string | undefined;
  /** Why the last attempt failed. */
  readonly failure: ApiFailure | undefined;
  readonly sending: boolean;
  /** Sends the reason; false if that fails, and then the text is kept. */
  readonly send: () => Promise<boolean>;
}

/** A report about a visit, kept while the page is open: neither a failure nor closing the dialog loses it. */
export const useDispute = (
  bookingId: string,
  onDisputed: (booking: CustomerBookingDetail) => void,
): Dispute => {
  const { http, notify } = useShell();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const [sending, setSending] = useState(false);
  const fault = reasonFault(text);

  const send = async (): Promise<boolean> => {
    setTried(true);
    setFailure(undefined);
    if (fault || sending) return false;
    setSending(true);
    const answer = await http.call(disputeBooking, {
      params: { id: bookingId },
      body: { reason: text.trim() },
    });
    setSending(false);
    if (!answer.ok) {
      setFailure(answer.failure);
      return false;
    }
    notify.success('Thank you. We look into it.');
    onDisputed(answer.data.data);
    return true;
  };
  return { text, write: setText, fault: tried ? fault : undefined, failure, sending, send };
};
