import { useBlocker } from '@sundara/web/router';
import { useEffect, useEffectEvent } from 'react';

/** While entries are at risk the browser's Back opens the dialog's own question instead of another page. */
export const useBackGuard = (isAtRisk: boolean, onTried: () => void): void => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAtRisk && currentLocation.pathname !== nextLocation.pathname,
  );
  const tried = useEffectEvent(onTried);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    tried();
  }, [blocker]);
};
