import type { Locality, Salon } from '@sundara/contracts/api';
import type { Coordinates } from '../place/distance.ts';

export interface SalonMapProps {
  /** The salons of the page, in the list's order. */
  readonly salons: readonly Salon[];
  readonly localities: readonly Locality[];
  /** What marks a salon in the list beside the map, by its id: '3'. */
  readonly marks: ReadonlyMap<string, string>;
  /** Id of the salon that is looked at. */
  readonly chosen?: string | undefined;
  /** A salon's id, '' when its card is closed, or a locality's name. */
  readonly onChoose: (kind: 'salon' | 'locality', value: string) => void;
}

export interface SmallMapProps {
  /** The salon's name. */
  readonly name: string;
  readonly coordinates: Coordinates;
}

const EDGE = { borderRadius: 1.5, overflow: 'hidden' } as const;
/** The rooms that the maps take, loaded or not; so nothing shifts when they come. */
export const MAP_ROOM = {
  ...EDGE,
  height: { xs: '60svh', md: 'min(44rem, 76svh)' },
  minHeight: 320,
} as const;
export const SMALL_MAP_ROOM = { ...EDGE, height: { xs: 260, sm: 300 } } as const;
