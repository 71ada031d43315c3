import { useEffect, useEffectEvent } from 'react';

/** Tells the form around a field whether its pictures are on their way; not any more once the field has gone. */
export const useBusy = (busy: boolean, onBusy: ((busy: boolean) => void) | undefined): void => {
  const tell = useEffectEvent((now: boolean) => onBusy?.(now));
  useEffect(() => {
    if (!busy) return;
    tell(true);
    return () => tell(false);
  }, [busy]);
};
