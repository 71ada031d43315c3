import type { SalonMapProps } from './map-props.ts';
import { type MapPlan, planMap } from './plan-map.ts';
import { project } from './projection.ts';
import { type Size, steppedScale, type View, viewOf } from './view.ts';

/** The room around what the map shows, for pins and the buttons beside them: less on a phone. */
export const aroundOf = ({ width }: Size): number => Math.min(64, width * 0.11);
/** Around a pin's head. */
const AROUND_HEAD = 30;

/** The view that shows every salon of the list, the heads of pins that had to stand aside included. */
export const homeView = (
  { salons, localities }: Pick<SalonMapProps, 'salons' | 'localities'>,
  size: Size,
): View => {
  const points = salons.map(({ coordinates }) => project(coordinates));
  const first = viewOf(points, size, aroundOf(size));
  const { pins, scale }: MapPlan = planMap(salons, localities, steppedScale(first.scale));
  const heads = pins.map(({ x, y, head }) => ({ x: x + head.x / scale, y: y + head.y / scale }));
  const second = viewOf([...points, ...heads], size, AROUND_HEAD);
  return second.scale < first.scale ? second : { ...second, scale: first.scale };
};
