import { project } from '../city/projection.ts';
import type { SalonMapProps } from '../map-props.ts';
import { isNarrow } from '../plan/pin-text.ts';
import { type PlannedPin, planPins } from '../plan/plan-map.ts';
import { HALF_HEIGHT } from '../plan/spread-pins.ts';
import { BUTTONS } from './map-buttons.tsx';
import { bounded, type Size, steppedScale, toScreen, type View, viewOf } from './view.ts';

/** The margin around what the map shows, for pins and the buttons next to them: less on a phone. */
export const aroundOf = ({ width }: Size): number => Math.min(64, width * 0.11);
/** The margin around the middle of a pin's head: half of a wide one. */
const AROUND_HEAD = 46;

/** How a view makes room for its pins: a little further out and to the side of the buttons, at most `STEPS` times. */
const STEPS = 8;
const FURTHER = 0.94;
const ASIDE = 8;

/** Where a pin's head is on the map at a scale. */
export const headOf = ({ x, y, head }: PlannedPin, scale: number) => ({
  x: x + head.x / scale,
  y: y + head.y / scale,
});

/** Whether a pin's head would be under the map's buttons. */
export const isUnderButtons = (pin: PlannedPin, view: View, size: Size): boolean => {
  const { x, y } = toScreen(headOf(pin, view.scale), view, size);
  return x > size.width - BUTTONS.width - pin.width / 2 && y < BUTTONS.height + HALF_HEIGHT;
};

const isInside = (pin: PlannedPin, view: View, size: Size): boolean => {
  const { x, y } = toScreen(headOf(pin, view.scale), view, size);
  const [beside, above] = [pin.width / 2, HALF_HEIGHT];
  return x > beside && x < size.width - beside && y > above && y < size.height - above;
};

/** The view that shows every salon of the list, including the heads of pins that were moved aside: as many as can be. */
export const homeView = (
  { salons, localities }: Pick<SalonMapProps, 'salons' | 'localities'>,
  size: Size,
): View => {
  const points = salons.map(({ coordinates }) => project(coordinates));
  let view = viewOf(points, size, aroundOf(size));
  let best = { view, cut: Number.POSITIVE_INFINITY };
  for (let step = 0; step < STEPS && best.cut > 0; step++) {
    const now = view;
    // At another scale pins stand elsewhere.
    const { pins } = planPins(salons, localities, steppedScale(now.scale), isNarrow(size.width));
    const under = pins.filter((pin) => isUnderButtons(pin, now, size)).length;
    const cut = under + pins.filter((pin) => !isInside(pin, now, size)).length;
    if (cut < best.cut) best = { view: now, cut };
    const heads = pins.map((pin) => headOf(pin, now.scale));
    const fitted = viewOf([...points, ...heads], size, AROUND_HEAD);
    const scale = Math.min(fitted.scale, now.scale * (step > 0 ? FURTHER : 1));
    const aside = under > 0 ? (step * ASIDE) / scale : 0;
    view = bounded({ x: fitted.x + aside, y: fitted.y, scale }, size);
  }
  return best.view;
};
