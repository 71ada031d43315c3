import { useCallback, useEffect, useRef, useState } from 'react';
import { between, bounded, type Size, type View } from './view.ts';

const MOVE_MS = 280;
const eased = (share: number): number => 1 - (1 - share) ** 3;
const wantsCalm = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface MovingView {
  readonly view: View;
  /** Changes the view at once, as during a drag. */
  readonly follow: (change: (view: View) => View) => void;
  /** Animates to a view; at once with reduced motion. The same view moves nothing. */
  readonly moveTo: (target: (view: View) => View) => void;
  /** Returns to the first view, which is fitted again when the size changes. */
  readonly goHome: () => void;
}

/** The view of a map of this size, starting at `home`. */
export const useView = (size: Size, home: View): MovingView => {
  const [moved, setMoved] = useState<View>();
  const view = moved ? bounded(moved, size) : home;
  const latest = useRef({ view, home, size });
  latest.current = { view, home, size };
  const frame = useRef(0);

  const stop = useCallback(() => cancelAnimationFrame(frame.current), []);
  useEffect(() => stop, [stop]);

  const follow = useCallback(
    (change: (view: View) => View) => {
      stop();
      const next = bounded(change(latest.current.view), latest.current.size);
      latest.current = { ...latest.current, view: next };
      setMoved(next);
    },
    [stop],
  );

  const glide = useCallback(
    (to: View, arrived: View | undefined) => {
      stop();
      if (wantsCalm()) return setMoved(arrived);
      const from = latest.current.view;
      const start = performance.now();
      const step = (now: number) => {
        const share = Math.min(1, Math.max(0, (now - start) / MOVE_MS));
        setMoved(share < 1 ? between(from, to, eased(share)) : arrived);
        if (share < 1) frame.current = requestAnimationFrame(step);
      };
      frame.current = requestAnimationFrame(step);
    },
    [stop],
  );

  const moveTo = useCallback(
    (target: (view: View) => View) => {
      const wanted = target(latest.current.view);
      if (wanted === latest.current.view) return;
      const to = bounded(wanted, latest.current.size);
      glide(to, to);
    },
    [glide],
  );
  const goHome = useCallback(() => glide(latest.current.home, undefined), [glide]);
  return { view, follow, moveTo, goHome };
};
