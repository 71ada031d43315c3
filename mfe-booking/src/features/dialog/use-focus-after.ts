import { useEffect, useRef } from 'react';

/** Returns the focus to a button that lost it while it was disabled, unless another control has it. */
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
