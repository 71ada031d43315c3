import type { MapPoint } from '../city/projection.ts';

/** Pixels that a pointer may move before it drags: until then it presses what is under it. */
const STILL = 4;
/** Zoom per pixel of a wheel; browsers report a pinch on a touchpad as a wheel with Ctrl. */
const WHEEL_STEP = 0.004;
const LONGEST_WHEEL = 120;
/** Pixels of a wheel that counts lines, as in Firefox. */
const LINE = 16;

export interface GestureHandlers {
  readonly onPan: (x: number, y: number) => void;
  readonly onZoom: (factor: number, at: MapPoint) => void;
  /** One finger moves over the map: it scrolls the page; two would move the map. */
  readonly onOneFinger: () => void;
}

type Listen = <K extends keyof HTMLElementEventMap>(
  type: K,
  handler: (event: HTMLElementEventMap[K]) => void,
) => void;

/** What a gesture needs: the map's box, a way to listen, and what to call. */
export interface Ground {
  readonly element: HTMLElement;
  readonly listen: Listen;
  readonly handlers: () => GestureHandlers;
}

const placeIn = (element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) => {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
};

/** A wheel with Ctrl or ⌘ zooms; a bare one scrolls the page. */
export const watchWheel = ({ element, listen, handlers }: Ground): void =>
  listen('wheel', (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    const kept = Math.max(-LONGEST_WHEEL, Math.min(LONGEST_WHEEL, pixels));
    handlers().onZoom(Math.exp(-kept * WHEEL_STEP), placeIn(element, event));
  });

/** A mouse or a pen drags the map. */
export const watchDrag = ({ element, listen, handlers }: Ground): void => {
  let last: MapPoint | undefined;
  let dragging = false;
  const end = () => {
    last = undefined;
    dragging = false;
  };
  listen('pointerdown', (event) => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    last = placeIn(element, event);
  });
  listen('pointermove', (event) => {
    if (!last || event.pointerType === 'touch') return;
    if (event.buttons === 0) return end();
    const now = placeIn(element, event);
    if (!dragging && Math.hypot(now.x - last.x, now.y - last.y) < STILL) return;
    // Captured only now: earlier, a press on a pin would be a press on the map.
    if (!dragging) element.setPointerCapture?.(event.pointerId);
    dragging = true;
    handlers().onPan(now.x - last.x, now.y - last.y);
    last = now;
  });
  listen('pointerup', end);
  listen('pointercancel', end);
};

/** Two fingers move and zoom the map; one scrolls the page. */
export const watchFingers = ({ element, listen, handlers }: Ground): void => {
  const gripOf = ([a, b]: readonly Touch[]) => {
    if (!a || !b) return undefined;
    const [one, two] = [placeIn(element, a), placeIn(element, b)];
    const spread = Math.hypot(one.x - two.x, one.y - two.y);
    return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, spread };
  };
  let grip: ReturnType<typeof gripOf>;
  const take = (event: TouchEvent) => {
    grip = gripOf([...event.touches]);
  };
  listen('touchstart', take);
  listen('touchend', take);
  listen('touchcancel', take);
  listen('touchmove', (event) => {
    const next = gripOf([...event.touches]);
    if (!next) return handlers().onOneFinger();
    if (event.cancelable) event.preventDefault();
    if (grip) {
      handlers().onPan(next.x - grip.x, next.y - grip.y);
      if (grip.spread > 0) handlers().onZoom(next.spread / grip.spread, next);
    }
    grip = next;
  });
};
