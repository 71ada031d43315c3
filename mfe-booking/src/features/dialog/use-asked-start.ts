import { useEffect, useEffectEvent } from 'react';
import type { DialogAddress } from './use-dialog-address.ts';

/** Takes the start that a link asks for out of the address, once the flow has begun with it. */
export const useAskedStart = ({ start, forgetStart }: DialogAddress): void => {
  const forget = useEffectEvent(forgetStart);
  useEffect(() => {
    if (start) forget();
  }, [start]);
};
