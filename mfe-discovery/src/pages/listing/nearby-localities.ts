import type { Locality } from '@sundara/contracts/api';
import { kilometresBetween } from '../../features/place/distance.ts';

interface Counted {
  readonly value: string;
  readonly count: number;
}

const SHOWN = 4;

/**
 * Localities where the other filters leave salons: those nearest to the chosen locality, or those with the most salons
 * if none is chosen or its point is not known.
 */
export const nearbyWithSalons = (
  chosen: string | undefined,
  counted: readonly Counted[],
  localities: readonly Locality[],
): readonly Counted[] => {
  const points = new Map(localities.map((locality) => [locality.name, locality]));
  const here = chosen === undefined ? undefined : points.get(chosen);
  const farness = ({ value, count }: Counted): number => {
    const there = points.get(value);
    if (!here) return -count;
    return there ? kilometresBetween(here, there) : Number.POSITIVE_INFINITY;
  };
  return counted
    .filter(({ value, count }) => count > 0 && value !== chosen)
    .map((each) => ({ each, far: farness(each) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, SHOWN)
    .map(({ each }) => each);
};
