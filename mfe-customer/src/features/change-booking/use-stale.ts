import { useEffect, useEffectEvent } from 'react';

/** Tells the page, once, that its booking is not what it shows: nothing more can be done with it here. */
export const useStale = (over: boolean, onStale: (() => void) | undefined): void => {
  const tell = useEffectEvent(() => onStale?.());
  useEffect(() => {
    if (over) tell();
  }, [over]);
};
