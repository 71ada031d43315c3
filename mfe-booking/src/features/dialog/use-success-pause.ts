import { useEffect, useEffectEvent, useState } from 'react';

/** How long the success screen stays unless somebody uses it, in milliseconds. */
const SHOWN_MS = 6000;

export interface SuccessPause {
  /** Whether the screen stays until it is closed, or as long as it is held. */
  readonly isStaying: boolean;
  /** Holds the screen while the pointer or the focus is on it; afterwards its time begins anew. */
  readonly hold: (isHeld: boolean) => void;
}

/** Ends the success screen after a pause to read. A press or a key anywhere keeps it until it is closed. */
export const useSuccessPause = (isShown: boolean, onEnd: () => void): SuccessPause => {
  const [isHeld, hold] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const isStaying = isHeld || isUsed;
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!isShown || isStaying) return;
    const timer = setTimeout(() => end(), SHOWN_MS);
    const use = () => setIsUsed(true);
    for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, use);
    return () => {
      clearTimeout(timer);
      for (const event of ['pointerdown', 'keydown']) document.removeEventListener(event, use);
    };
  }, [isShown, isStaying]);

  return { isStaying, hold };
};
