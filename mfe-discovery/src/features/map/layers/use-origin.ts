import type { Locality } from '@sundara/contracts/api';
import { usePlace } from '../../place/use-place.ts';
import { type MapPoint, project } from '../city/projection.ts';

/** The point on the map that distances are measured from; undefined without such a place, or while unknown. */
export const useOrigin = (localities: readonly Locality[]): MapPoint | undefined => {
  const { place, own } = usePlace();
  const point =
    place?.kind === 'locality' ? localities.find(({ name }) => name === place.name) : place && own.point;
  return point && project(point);
};
