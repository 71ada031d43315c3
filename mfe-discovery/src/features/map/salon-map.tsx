import { MapLook } from './map-look.ts';
import type { SalonMapProps } from './map-props.ts';
import { MapStage } from './map-stage.tsx';

/** The city's wards with the page's salons, and how many salons each locality has. */
export const SalonMap = (props: SalonMapProps) => (
  <MapLook>
    <MapStage {...props} />
  </MapLook>
);
