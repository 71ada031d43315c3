import type { Locality } from '@sundara/contracts/api';
import { type MapPoint, project } from '../city/projection.ts';

/** Localities that are too close to each other to be told apart at a scale. */
export interface LocalityGroup extends MapPoint {
  /** The one with the most salons first; the group is placed there. */
  readonly localities: readonly [Locality, ...Locality[]];
  readonly salons: number;
}

/** Between the centres of two groups, in pixels: each is a target of 44. */
const APART = 48;

/** Groups localities so that no two groups overlap at this scale. No locality is left out. */
export const groupLocalities = (localities: readonly Locality[], scale: number): readonly LocalityGroup[] => {
  const groups: LocalityGroup[] = [];
  const bySalons = [...localities].sort((a, b) => b.salons - a.salons || (a.name < b.name ? -1 : 1));
  for (const locality of bySalons) {
    const { x, y } = project(locality);
    const distance = (group: LocalityGroup) => Math.hypot(group.x - x, group.y - y) * scale;
    const nearest = groups.reduce((best, group, index) => {
      const current = groups[best];
      return current && distance(current) <= distance(group) ? best : index;
    }, 0);
    const near = groups[nearest];
    if (near && distance(near) < APART) {
      groups[nearest] = {
        ...near,
        localities: [...near.localities, locality],
        salons: near.salons + locality.salons,
      };
    } else groups.push({ x, y, localities: [locality], salons: locality.salons });
  }
  return groups;
};

/** The drawn width of a group with this many salons, in pixels. */
export const groupWidth = (salons: number): number => Math.min(44, Math.round(22 + 3.2 * Math.sqrt(salons)));
