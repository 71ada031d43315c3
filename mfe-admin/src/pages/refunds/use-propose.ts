import { type Input, proposeRefund } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useRef, useState } from 'react';

type Wish = Omit<Input<typeof proposeRefund>['body'], 'key'>;

interface Told {
  readonly onGiven: () => void;
  readonly onBusy: (isBusy: boolean) => void;
}

/**
 * Refunds money, or asks another admin to approve it. The same request keeps its key, so that it is never made twice.
 */
export const usePropose = (bookingId: string, { onGiven, onBusy }: Told) => {
  const { http, notify } = useShell();
  const [waiting, setWaiting] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const last = useRef<{ readonly wish: string; readonly key: string }>(undefined);
  const keyOf = (wish: Wish): string => {
    const text = JSON.stringify(wish);
    if (last.current?.wish !== text) last.current = { wish: text, key: crypto.randomUUID() };
    return last.current.key;
  };
  const propose = async (wish: Wish) => {
    setWaiting(true);
    onBusy(true);
    setTrouble(undefined);
    const body = { ...wish, key: keyOf(wish) };
    const result = await http.call(proposeRefund, { params: { id: bookingId }, body });
    setWaiting(false);
    onBusy(false);
    if (!result.ok) return setTrouble(result.failure.message);
    last.current = undefined;
    notify.success(result.data.message);
    onGiven();
  };
  return { waiting, trouble, propose };
};
