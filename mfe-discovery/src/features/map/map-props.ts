import type { Locality, Salon } from '@sundara/contracts/api';
import type { Coordinates } from '../place/distance.ts';

export interface SalonMapProps {
  /** The salons of the page, in the list's order. */
  readonly salons: readonly Salon[];
  readonly localities: readonly Locality[];
  /** The mark of each salon in the list next to the map, by id: '3'. */
  readonly marks: ReadonlyMap<string, string>;
  /** Id of the selected salon. */
  readonly chosen?: string | undefined;
  /** Called with a salon's id, '' when its card is closed, or a locality's name. */
  readonly onChoose: (kind: 'salon' | 'locality', value: string) => void;
}

export interface SmallMapProps {
  /** The salon's name. */
  readonly name: string;
  readonly coordinates: Coordinates;
}

const EDGE = { borderRadius: 1.5, overflow: 'hidden' } as const;
/** The space that the maps take, loaded or not, so that nothing shifts when they load. */
export const MAP_ROOM = {
  ...EDGE,
  height: { xs: '60svh', md: 'min(44rem, 76svh)' },
  minHeight: 320,
} as const;
export const SMALL_MAP_ROOM = { ...EDGE, height: { xs: 260, sm: 300 } } as const;
