import { useEffect, useEffectEvent } from 'react';
import type { DialogAddress } from './use-dialog-address.ts';

/** Removes a link's requested start from the address once the flow has begun with it. */
export const useAskedStart = ({ start, forgetStart }: DialogAddress): void => {
  const forget = useEffectEvent(forgetStart);
  useEffect(() => {
    if (start) forget();
  }, [start]);
};
