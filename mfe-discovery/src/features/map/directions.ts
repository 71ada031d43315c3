import type { Coordinates } from '../place/distance.ts';

/**
 * The URL of directions to a point: on phones the maps application opens, elsewhere its page. Open it in a new tab with
 * `rel="noopener"`.
 */
export const directionsUrl = ({ latitude, longitude }: Coordinates): string => {
  const url = new URL('https://www.google.com/maps/dir/');
  url.searchParams.set('api', '1');
  url.searchParams.set('destination', `${latitude},${longitude}`);
  return url.href;
};

/** The props of a link to directions, apart from its text. */
export const directionsLink = (point: Coordinates) =>
  ({ href: directionsUrl(point), target: '_blank', rel: 'noopener' }) as const;
