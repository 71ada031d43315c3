import { pushKey, subscribePush, unsubscribePush } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useEffect, useState } from 'react';
import { findSubscription, type PushState, readPushState, subscribe } from './browser-push.ts';

export interface Push {
  /** Undefined until the browser has said. */
  readonly state: PushState | undefined;
  readonly busy: boolean;
  readonly turn: (on: boolean) => Promise<void>;
}

const FAILED = 'Messages could not be turned on.';

/** Whether this browser gets push messages of bookings, and the way to change that. */
export const usePush = (): Push => {
  const { http, notify } = useShell();
  const [state, setState] = useState<PushState>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let isShown = true;
    void readPushState().then((found) => isShown && setState(found));
    return () => {
      isShown = false;
    };
  }, []);

  const turnOn = async (): Promise<string | undefined> => {
    const key = await http.call(pushKey, {});
    if (!key.ok) return key.failure.message;
    const subscription = await subscribe(key.data.key);
    if (!subscription) return undefined;
    const { endpoint = '', keys = {} } = subscription.toJSON();
    const { p256dh = '', auth = '' } = keys;
    const kept = await http.call(subscribePush, { body: { endpoint, keys: { p256dh, auth } } });
    if (kept.ok) return undefined;
    await subscription.unsubscribe();
    return kept.failure.message;
  };
  const turnOff = async (): Promise<undefined> => {
    await (await findSubscription())?.unsubscribe();
    await http.call(unsubscribePush, {});
  };
  const turn = async (on: boolean) => {
    if (busy) return;
    setBusy(true);
    const trouble = await (on ? turnOn() : turnOff()).catch(() => 'The browser did not answer.');
    if (trouble) notify.error(`${FAILED} ${trouble}`);
    setState(await readPushState());
    setBusy(false);
  };
  return { state, busy, turn };
};
