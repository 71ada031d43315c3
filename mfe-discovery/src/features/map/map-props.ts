import type { FoundSalon, Locality } from '@sundara/contracts/api';
import type { NextSlots } from '../next-slot/use-next-slots.ts';
import type { Coordinates } from '../place/distance.ts';

export interface SalonMapProps {
  /** The salons of the page, in the list's order. */
  readonly salons: readonly FoundSalon[];
  readonly localities: readonly Locality[];
  /** The next free start of each salon, by id. */
  readonly slots: NextSlots;
  /** Ids of the salons that are looked at in the list or on the map: their pins stand out. */
  readonly looked: readonly string[];
  /** Id of the salon whose card is open. */
  readonly chosen?: string | undefined;
  /** Called with the salons of the pin that the pointer or the focus is on; empty when it leaves. */
  readonly onLook: (salons: readonly FoundSalon[]) => void;
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
