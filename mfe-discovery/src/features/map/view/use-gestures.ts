import { type RefObject, useEffect, useRef } from 'react';
import { type GestureHandlers, type Ground, watchDrag, watchFingers, watchWheel } from './gestures.ts';

/** These may keep the page from scrolling, so the browser has to wait for them, but not for the others. */
const MAY_PREVENT = ['wheel', 'touchmove'];

/**
 * Moves a map by mouse, pen, two fingers, and wheel with Ctrl or ⌘. A bare wheel and one finger scroll the page, so
 * that nobody gets stuck in the map; the element needs `touch-action: pan-x pan-y`.
 */
export const useGestures = (target: RefObject<HTMLElement | null>, handlers: GestureHandlers): void => {
  const latest = useRef(handlers);
  latest.current = handlers;

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const ends: (() => void)[] = [];
    const listen: Ground['listen'] = (type, handler) => {
      element.addEventListener(type, handler, { passive: !MAY_PREVENT.includes(type) });
      ends.push(() => element.removeEventListener(type, handler));
    };
    const ground: Ground = { element, listen, handlers: () => latest.current };
    for (const watch of [watchWheel, watchDrag, watchFingers]) watch(ground);
    return () => {
      for (const end of ends) end();
    };
  }, [target]);
};
