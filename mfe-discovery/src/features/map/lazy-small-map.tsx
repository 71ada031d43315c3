import { LazyPart } from '@sundara/web/lazy';
import type { ComponentType } from 'react';
import { SMALL_MAP_ROOM, type SmallMapProps } from './map-props.ts';

const loadSmallMap = async (): Promise<ComponentType<SmallMapProps>> => {
  const { SmallMap } = await import(/* webpackChunkName: "small-map" */ './small-map.tsx');
  return SmallMap;
};

interface Props extends SmallMapProps {
  /** Fetches the component. Default: the small map's chunk. */
  readonly load?: () => Promise<ComponentType<SmallMapProps>>;
}

/** Where one salon is, with the nearest metro station; in a separate chunk. */
export const SmallMap = ({ load = loadSmallMap, ...props }: Props) => (
  <LazyPart
    load={load}
    props={props}
    title="map"
    without="The address and the directions say where the salon is."
    room={SMALL_MAP_ROOM}
  />
);
