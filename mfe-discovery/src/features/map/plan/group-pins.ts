import type { FoundSalon } from '@sundara/contracts/api';
import { type MapPoint, project } from '../city/projection.ts';
import { pinText, pinWidth } from './pin-text.ts';

/** The salons of one pin, in the list's order; it stands at the first one's place. */
export interface PinGroup extends MapPoint {
  readonly salons: readonly [FoundSalon, ...FoundSalon[]];
}

/** Salons share a pin that are nearer to each other than this, in pixels; narrow pins can stand closer side by side. */
const NEAR = { x: 56, y: 30 } as const;
const SHARE_OF_WIDTH = 0.72;
/** From this scale on nobody shares a pin: who could not be told apart there would never be. */
const APART_FROM = 1.5;

/** Groups the salons whose pins would lie on each other at this scale. No salon is left out. */
export const groupPins = (
  salons: readonly FoundSalon[],
  scale: number,
  narrow = false,
): readonly PinGroup[] => {
  const groups: PinGroup[] = [];
  for (const salon of salons) {
    const { x, y } = project(salon.coordinates);
    const beside = Math.min(NEAR.x, pinWidth(pinText([salon], narrow)) * SHARE_OF_WIDTH);
    const at = groups.findIndex(
      (group) => Math.abs(group.x - x) * scale < beside && Math.abs(group.y - y) * scale < NEAR.y,
    );
    const near = scale < APART_FROM ? groups[at] : undefined;
    if (near) groups[at] = { ...near, salons: [...near.salons, salon] };
    else groups.push({ x, y, salons: [salon] });
  }
  return groups;
};
