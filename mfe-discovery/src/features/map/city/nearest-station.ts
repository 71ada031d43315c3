import { type Station, stations } from './city.ts';
import { KILOMETRE, type MapPoint } from './projection.ts';

/** The metro station nearest to a point, with its distance in kilometres as the crow flies. */
export const nearestStation = ({ x, y }: MapPoint): { readonly station: Station; readonly km: number } => {
  const [nearest] = stations
    .map((station) => ({ station, km: Math.hypot(station.x - x, station.y - y) / KILOMETRE }))
    .sort((a, b) => a.km - b.km);
  if (!nearest) throw new Error('The map has no metro station.');
  return nearest;
};
