import { FRAME } from '../city/data/city.data.ts';
import type { MapPoint } from '../city/projection.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The visible part: the map's point in the middle of the screen, and pixels per unit. */
export interface View extends MapPoint {
  readonly scale: number;
}

/** Closer than this there is nothing more to see: a pixel is five metres. */
const CLOSEST = 2;
/** How close a view gets automatically, about five kilometres of a wide map: more would be an empty ground. */
const CLOSEST_FIT = 1.1;
/** The default view: the wards. */
const CITY = { x: 2230, y: 1980, width: 3500, height: 3200 } as const;

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** How far past the frame's edges a view may be, in pixels: a pin at an edge is shown whole. */
export const PAST_EDGE = 48;

/** The same view, neither further out than the whole frame nor far past its edges. */
export const bounded = ({ x, y, scale }: View, { width, height }: Size): View => {
  const least = Math.min(width / FRAME.width, height / FRAME.height);
  const kept = within(scale, least, CLOSEST);
  const past = PAST_EDGE / kept;
  const middle = (at: number, seen: number, whole: number) =>
    seen >= whole + 2 * past ? whole / 2 : within(at, seen / 2 - past, whole - seen / 2 + past);
  return {
    x: middle(x, width / kept, FRAME.width),
    y: middle(y, height / kept, FRAME.height),
    scale: kept,
  };
};

/** The view that contains all the points with this many pixels around them; the whole city without any. */
export const viewOf = (points: readonly MapPoint[], size: Size, around: number): View => {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = points.length > 0 ? [Math.min(...xs), Math.max(...xs)] : [0, 0];
  const [top, bottom] = points.length > 0 ? [Math.min(...ys), Math.max(...ys)] : [0, 0];
  const box =
    points.length > 0
      ? { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top }
      : CITY;
  const room = (length: number) => Math.max(1, length - (points.length > 0 ? 2 * around : 0));
  const scale = Math.min(
    CLOSEST_FIT,
    room(size.width) / Math.max(1, box.width),
    room(size.height) / Math.max(1, box.height),
  );
  return bounded({ x: box.x, y: box.y, scale }, size);
};

/** Where a point of the map is on the screen, in pixels from its corner. */
export const toScreen = (point: MapPoint, view: View, size: Size): MapPoint => ({
  x: (point.x - view.x) * view.scale + size.width / 2,
  y: (point.y - view.y) * view.scale + size.height / 2,
});

/** The view after the map was moved by this many pixels. */
export const panned = (view: View, x: number, y: number): View => ({
  ...view,
  x: view.x - x / view.scale,
  y: view.y - y / view.scale,
});

/** The view zoomed by a factor; the point at this place of the screen stays there. */
export const zoomed = (view: View, factor: number, at: MapPoint, size: Size): View => {
  const { scale } = bounded({ ...view, scale: view.scale * factor }, size);
  const [fromX, fromY] = [at.x - size.width / 2, at.y - size.height / 2];
  return {
    x: view.x + fromX / view.scale - fromX / scale,
    y: view.y + fromY / view.scale - fromY / scale,
    scale,
  };
};

/** A view between two others: 0 is the first, 1 the other; scales change by the same factor each step. */
export const between = (from: View, to: View, share: number): View => {
  const scale = from.scale * (to.scale / from.scale) ** share;
  // By this measure the visible motion is even while the scale changes.
  const way =
    Math.abs(to.scale - from.scale) < 1e-6
      ? share
      : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
  return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way, scale };
};

/** Rounds a scale to a step: groups, pins and labels change only from one step to the next. */
export const steppedScale = (scale: number): number => 1.2 ** Math.round(Math.log(scale) / Math.log(1.2));
