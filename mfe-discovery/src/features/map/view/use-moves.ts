import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MapPoint } from '../city/projection.ts';
import type { SalonMapProps } from '../map-props.ts';
import type { PlannedPin } from '../plan/plan-map.ts';
import { headOf, homeView, isUnderButtons } from './home-view.ts';
import { useGestures } from './use-gestures.ts';
import { useView } from './use-view.ts';
import { panned, type Size, toScreen, zoomed } from './view.ts';

const HINT_MS = 1600;
/** A pin this close to the map's edge is moved into view. */
const EDGE = 30;

/** The view of a map of salons, and everything that moves it. */
export const useMoves = (
  root: RefObject<HTMLElement | null>,
  { salons, localities }: Pick<SalonMapProps, 'salons' | 'localities'>,
  size: Size,
) => {
  const home = useMemo(() => homeView({ salons, localities }, size), [salons, localities, size]);
  const { view, follow, moveTo, goHome } = useView(size, home);

  // Another page of the list, another filter: the map shows what the list shows.
  const shown = salons.map(({ id }) => id).join();
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    goHome();
  }, [shown, goHome]);

  const [hint, setHint] = useState(false);
  useEffect(() => {
    if (!hint) return;
    const timer = setTimeout(() => setHint(false), HINT_MS);
    return () => clearTimeout(timer);
  }, [hint]);
  useGestures(root, {
    onPan: (x, y) => follow((now) => panned(now, x, y)),
    onZoom: (factor, at) => follow((now) => zoomed(now, factor, at, size)),
    onOneFinger: () => setHint(true),
  });

  /** Zooms by a factor, around the middle or a point of the screen. */
  const zoomBy = useCallback(
    (factor: number, at: MapPoint = { x: size.width / 2, y: size.height / 2 }) =>
      moveTo((now) => zoomed(now, factor, at, size)),
    [moveTo, size],
  );
  /** Moves a pin's head into view, above this many pixels at the map's bottom. */
  const reach = useCallback(
    (pin: PlannedPin, foot: number) =>
      moveTo((now) => {
        const { x, y } = toScreen(headOf(pin, now.scale), now, size);
        const inside = x > EDGE && y > EDGE && x < size.width - EDGE && y < size.height - foot - EDGE;
        if (inside && !isUnderButtons(pin, now, size)) return now;
        return panned(now, size.width / 2 - x, (size.height - foot) / 2 - y);
      }),
    [moveTo, size],
  );
  return { view, hint, moveTo, goHome, zoomBy, reach };
};
