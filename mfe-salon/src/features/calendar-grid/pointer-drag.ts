import type { Minute } from '../calendar-model/minutes.ts';
import type { Drag } from './drag.ts';
import { PX } from './grid.parts.ts';
import { watchScroll } from './scroll-view.ts';

/** A mouse that moves this far drags; a finger that moves this far scrolls. In pixels. */
const FAR = { mouse: 4, touch: 8 };
/** A finger that rests this long picks a block up. */
const REST_MS = 350;

interface Press {
  readonly canvas: HTMLElement;
  readonly scroller: HTMLElement;
  readonly top: Minute;
  /** The end is dragged, not the whole block. */
  readonly stretch: boolean;
  /** Picks the block up; undefined where it can't be. */
  readonly begin: () => Drag | undefined;
  readonly onDrop: (drag: Drag) => void;
  readonly onCancel: (drag: Drag) => void;
}

/**
 * Follows a pointer from the press on; it becomes a drag once the intent is clear. The layout is measured at that
 * moment; afterwards a move only records the point, and the next frame turns it into a position.
 */
export const followPointer = (event: PointerEvent, press: Press): void => {
  const { pointerId, pointerType } = event;
  const start = { x: event.clientX, y: event.clientY };
  const isTouch = pointerType !== 'mouse';
  let point = start;
  let drag: Drag | undefined;
  let stopFollowing = () => {};
  const over = new AbortController();
  const on = { signal: over.signal };

  const pickUp = () => {
    // Measured before anything is drawn: the layout is known then, and is not read again.
    const view = viewOf(press);
    stopFollowing = view.scroll.end;
    drag = press.begin();
    if (!drag) return finish();
    if (isTouch) navigator.vibrate?.(12);
    stopFollowing = followFrames(press, view, drag, start, () => point);
  };
  let rest = isTouch ? setTimeout(pickUp, REST_MS) : undefined;

  const finish = () => {
    clearTimeout(rest);
    stopFollowing();
    over.abort();
  };
  const cancel = () => {
    finish();
    if (drag) press.onCancel(drag);
  };

  const isMine = (move: PointerEvent) => move.pointerId === pointerId;
  const move = (next: PointerEvent) => {
    if (!isMine(next)) return;
    point = { x: next.clientX, y: next.clientY };
    if (drag) return;
    const far = Math.hypot(point.x - start.x, point.y - start.y);
    if (isTouch && far > FAR.touch) finish();
    // In a separate task, as drawing the frame takes as long again.
    else if (!isTouch && far > FAR.mouse) rest ??= setTimeout(pickUp);
  };
  const drop = (last: PointerEvent) => {
    if (!isMine(last)) return;
    finish();
    if (drag) press.onDrop(drag);
  };
  window.addEventListener('pointermove', move, on);
  window.addEventListener('pointerup', drop, on);
  window.addEventListener('pointercancel', (last) => isMine(last) && cancel(), on);
  window.addEventListener('blur', cancel, on);
  window.addEventListener('keydown', (key) => key.key === 'Escape' && cancel(), on);
  document.addEventListener('selectstart', (select) => select.preventDefault(), on);
  // While a finger drags, its moves must not scroll.
  window.addEventListener('touchmove', (touch) => drag && touch.preventDefault(), { ...on, passive: false });
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the columns are on the screen, and how far they are scrolled from now on. */
const viewOf = ({ canvas, scroller }: Press) => ({
  origin: canvas.getBoundingClientRect(),
  scroll: watchScroll(scroller, { left: 60, top: 60 }),
});

/** Drags along with the point, frame by frame, until it is stopped. */
const followFrames = (
  press: Press,
  { origin, scroll }: ReturnType<typeof viewOf>,
  drag: Drag,
  start: Point,
  pointNow: () => Point,
): (() => void) => {
  const minuteAt = (y: number, moved: number): Minute => press.top + (y - origin.top + moved) / PX;
  const { from, length } = drag.home;
  const grabbed = minuteAt(start.y, 0) - (press.stretch ? from + length : from);
  let seen: Point | undefined;
  const frame = () => {
    const point = pointNow();
    const followed = scroll.follow(point.x, point.y);
    if (point !== seen || followed) {
      seen = point;
      const moved = scroll.moved();
      const minute = minuteAt(point.y, moved.y) - grabbed;
      if (press.stretch) drag.stretch(minute);
      else drag.to(minute, drag.ghost.columnAt(point.x - origin.left + moved.x));
    }
    next = requestAnimationFrame(frame);
  };
  let next = requestAnimationFrame(frame);
  return () => {
    cancelAnimationFrame(next);
    scroll.end();
  };
};
