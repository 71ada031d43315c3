import { LazyPart } from '@sundara/web/lazy';
import type { ComponentType } from 'react';
import { MAP_ROOM, type SalonMapProps } from './map-props.ts';

const loadMap = async (): Promise<ComponentType<SalonMapProps>> => {
  const { SalonMap } = await import(/* webpackChunkName: "map" */ './salon-map.tsx');
  return SalonMap;
};

interface Props extends SalonMapProps {
  /** Fetches the component. Default: the map's chunk. */
  readonly load?: () => Promise<ComponentType<SalonMapProps>>;
}

/** The map next to a list of salons. It loads after the list, in space reserved for it. */
export const SalonMap = ({ load = loadMap, ...props }: Props) => (
  <LazyPart load={load} props={props} title="map" without="The list has the same salons." room={MAP_ROOM} />
);
