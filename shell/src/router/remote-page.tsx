import { useServices } from '../services.ts';
import type { Place } from './places.ts';

/** A page of a remote; its route's loader has loaded the code before. */
export const RemotePage = ({ place }: { place: Place }) => {
  const module = useServices().loader.loaded(place.remoteId, place.route.expose);
  if (!module) throw new Error(`${place.remoteId} ${place.route.expose} was not loaded.`);
  return <module.Component />;
};
