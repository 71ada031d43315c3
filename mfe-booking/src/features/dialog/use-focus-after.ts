import { useEffect, useRef } from 'react';

/** Gives the focus back to a button that could not keep it while it waited, unless it has gone elsewhere. */
export const useFocusAfter = (waiting: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const waited = useRef(waiting);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = !activeElement?.matches('a, button, input, textarea');
    if (waited.current && !waiting && isLost) button.current?.focus();
    waited.current = waiting;
  }, [waiting]);
  return button;
};
