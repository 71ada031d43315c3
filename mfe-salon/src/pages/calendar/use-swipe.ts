import { type TouchEvent, useRef } from 'react';

/** A swipe goes at least this far sideways, and at most `LEVEL` up or down. In pixels. */
const FAR = 64;
const LEVEL = 48;

/** Detects sideways swipes: 1 for one to the left, which brings the next, -1 for one to the right. */
export const useSwipe = (onSwipe: (direction: 1 | -1) => void, isOff: () => boolean) => {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = undefined;
      if (!touch || !from || isOff()) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(x) > FAR && Math.abs(y) < LEVEL) onSwipe(x < 0 ? 1 : -1);
    },
  };
};
