/** A point in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two points, as the crow flies. */
export const kilometresBetween = (a: Coordinates, b: Coordinates): number => {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2);
  const east = Math.sin(radians(b.longitude - a.longitude) / 2);
  const share = north ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(share));
};

/** '650 m', '1.2 km', '34 km': rounded to 50 m below a kilometre, to whole kilometres from ten on. */
export const formatDistance = (kilometres: number): string => {
  const metres = Math.max(50, Math.round(kilometres * 20) * 50);
  if (metres < 1000) return `${metres} m`;
  return `${kilometres.toFixed(kilometres < 9.95 ? 1 : 0)} km`;
};
