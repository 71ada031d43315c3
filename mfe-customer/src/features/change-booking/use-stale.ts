import { useEffect, useEffectEvent } from 'react';

/** Notifies the page, once, that its booking is outdated: nothing more can be done with it in the dialog. */
export const useStale = (over: boolean, onStale: (() => void) | undefined): void => {
  const tell = useEffectEvent(() => onStale?.());
  useEffect(() => {
    if (over) tell();
  }, [over]);
};
