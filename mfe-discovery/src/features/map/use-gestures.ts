import { type RefObject, useEffect, useRef } from 'react';
import type { MapPoint } from './projection.ts';

/** Pixels that a pointer may tremble before it drags: until then it presses what is under it. */
const STILL = 4;
/** How much closer one pixel of a wheel brings; browsers tell of a pinch on a touchpad as of a wheel with Ctrl. */
const WHEEL_STEP = 0.004;
/** A wheel that counts lines, as in Firefox, in pixels. */
const LINE = 16;

export interface GestureHandlers {
  readonly onPan: (x: number, y: number) => void;
  readonly onZoom: (factor: number, at: MapPoint) => void;
  /** One finger moves over the map: it scrolls the page, and two would move the map. */
  readonly onOneFinger: () => void;
}

interface Grip extends MapPoint {
  readonly spread: number;
}

/**
 * Moves a map by mouse, pen, two fingers, and wheel with Ctrl or ⌘. A bare wheel and one finger scroll the page, so
 * that nobody is caught in the map; the element needs `touch-action: pan-x pan-y`.
 */
export const useGestures = (target: RefObject<HTMLElement | null>, handlers: GestureHandlers): void => {
  const latest = useRef(handlers);
  latest.current = handlers;

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const end = new AbortController();
    const { signal } = end;
    const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): MapPoint => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };

    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
      latest.current.onZoom(Math.exp(-Math.max(-120, Math.min(120, pixels)) * WHEEL_STEP), placeOf(event));
    };

    let last: MapPoint | undefined;
    let dragging = false;
    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      last = placeOf(event);
      dragging = false;
    };
    const onMove = (event: PointerEvent) => {
      if (!last || event.pointerType === 'touch') return;
      if (event.buttons === 0) return onUp();
      const now = placeOf(event);
      if (!dragging && Math.hypot(now.x - last.x, now.y - last.y) < STILL) return;
      // Captured only now: before, a press on a pin would be a press on the map.
      if (!dragging) element.setPointerCapture?.(event.pointerId);
      dragging = true;
      latest.current.onPan(now.x - last.x, now.y - last.y);
      last = now;
    };
    const onUp = () => {
      last = undefined;
      dragging = false;
    };

    let grip: Grip | undefined;
    const gripOf = ([a, b]: readonly Touch[]): Grip | undefined => {
      if (!a || !b) return undefined;
      const [one, two] = [placeOf(a), placeOf(b)];
      return {
        x: (one.x + two.x) / 2,
        y: (one.y + two.y) / 2,
        spread: Math.hypot(one.x - two.x, one.y - two.y),
      };
    };
    const onTouch = (event: TouchEvent) => {
      grip = gripOf([...event.touches]);
    };
    const onTouchMove = (event: TouchEvent) => {
      const next = gripOf([...event.touches]);
      if (!next) return latest.current.onOneFinger();
      if (event.cancelable) event.preventDefault();
      if (grip) {
        latest.current.onPan(next.x - grip.x, next.y - grip.y);
        if (grip.spread > 0) latest.current.onZoom(next.spread / grip.spread, next);
      }
      grip = next;
    };

    element.addEventListener('wheel', onWheel, { passive: false, signal });
    element.addEventListener('pointerdown', onDown, { signal });
    element.addEventListener('pointermove', onMove, { signal });
    element.addEventListener('pointerup', onUp, { signal });
    element.addEventListener('pointercancel', onUp, { signal });
    element.addEventListener('touchstart', onTouch, { passive: true, signal });
    element.addEventListener('touchmove', onTouchMove, { passive: false, signal });
    element.addEventListener('touchend', onTouch, { passive: true, signal });
    element.addEventListener('touchcancel', onTouch, { passive: true, signal });
    return () => end.abort();
  }, [target]);
};
