import { type MapPoint, project } from '../city/projection.ts';
import type { SalonMapProps } from '../map-props.ts';
import { type MapPlan, PIN_RADIUS, planMap } from '../plan/plan-map.ts';
import { BUTTONS } from './map-buttons.tsx';
import { bounded, type Size, steppedScale, toScreen, type View, viewOf } from './view.ts';

/** The margin around what the map shows, for pins and the buttons next to them: less on a phone. */
export const aroundOf = ({ width }: Size): number => Math.min(64, width * 0.11);
/** The margin around a pin's head. */
const AROUND_HEAD = 30;

/** How a view makes room for the buttons: a little further out and to the side, at most `STEPS` times. */
const STEPS = 6;
const FURTHER = 0.94;
const ASIDE = 8;

/** Whether a pin's head would be under the map's buttons. */
export const isUnderButtons = (head: MapPoint, view: View, size: Size): boolean => {
  const { x, y } = toScreen(head, view, size);
  return x > size.width - BUTTONS.width - PIN_RADIUS && y < BUTTONS.height + PIN_RADIUS;
};

/** The view that shows every salon of the list, including the heads of pins that were moved aside. */
export const homeView = (
  { salons, localities }: Pick<SalonMapProps, 'salons' | 'localities'>,
  size: Size,
): View => {
  const points = salons.map(({ coordinates }) => project(coordinates));
  const first = viewOf(points, size, aroundOf(size));
  const { pins, scale }: MapPlan = planMap(salons, localities, steppedScale(first.scale));
  const heads = pins.map(({ x, y, head }) => ({ x: x + head.x / scale, y: y + head.y / scale }));
  const second = viewOf([...points, ...heads], size, AROUND_HEAD);
  let view = { ...second, scale: Math.min(first.scale, second.scale) };
  for (let step = 0; step < STEPS && heads.some((head) => isUnderButtons(head, view, size)); step++)
    view = bounded({ ...view, x: view.x + ASIDE / view.scale, scale: view.scale * FURTHER }, size);
  return view;
};
