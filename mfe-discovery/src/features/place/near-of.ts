import { ownPosition } from './own-position.store.ts';
import { placeOf } from './place.ts';

/**
 * The API's `near` for an address: a locality's name, or the visitor's position once it is known. Never asks for
 * the position, since only a visitor's click may; without it the list has no distances.
 */
export const nearOf = async (url: string | URL): Promise<string | undefined> => {
  const place = placeOf(new URL(url).searchParams);
  if (place?.kind === 'locality') return place.name;
  const { point } = ownPosition.store.getState();
  return place && point && `${point.latitude},${point.longitude}`;
};
