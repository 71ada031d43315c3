import { useEffect, useEffectEvent } from 'react';

/** Reports to the form whether a field's pictures are being uploaded; reports false when the field unmounts. */
export const useBusy = (busy: boolean, onBusy: ((busy: boolean) => void) | undefined): void => {
  const tell = useEffectEvent((now: boolean) => onBusy?.(now));
  useEffect(() => {
    if (!busy) return;
    tell(true);
    return () => tell(false);
  }, [busy]);
};
