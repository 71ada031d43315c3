import type { Coordinates } from '../../place/distance.ts';
import { FRAME } from './data/city.data.ts';

/** A point of the map in its units of ten metres, x to the east and y to the south. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** Units per kilometre. */
export const KILOMETRE = 100;

/** Degrees to units, by the same linear projection that the data was made with. */
export const project = ({ latitude, longitude }: Coordinates): MapPoint => ({
  x: (longitude - FRAME.west) * FRAME.perLongitude,
  y: (FRAME.north - latitude) * FRAME.perLatitude,
});

/** Units to degrees. */
export const unproject = ({ x, y }: MapPoint): Coordinates => ({
  latitude: FRAME.north - y / FRAME.perLatitude,
  longitude: FRAME.west + x / FRAME.perLongitude,
});
