/** What the map can show: the wards and the localities around them, in degrees. */
const FRAME = { west: 78.24, north: 17.6, east: 78.66, south: 17.23 } as const;

/** One unit of the map is ten metres. */
const UNITS_PER_KM = 100;
const KM_PER_LATITUDE = 110.66;
const KM_PER_LONGITUDE_AT_EQUATOR = 111.32;

/** Over 40 km a degree is the same length everywhere, to 0.2%: the map needs no other projection. */
export const projection = (() => {
  const middle = ((FRAME.north + FRAME.south) / 2) * (Math.PI / 180);
  const perLongitude = Math.round(KM_PER_LONGITUDE_AT_EQUATOR * Math.cos(middle) * UNITS_PER_KM);
  const perLatitude = Math.round(KM_PER_LATITUDE * UNITS_PER_KM);
  const width = Math.round((FRAME.east - FRAME.west) * perLongitude);
  const height = Math.round((FRAME.north - FRAME.south) * perLatitude);
  return { west: FRAME.west, north: FRAME.north, perLongitude, perLatitude, width, height } as const;
})();

export type Point = readonly [number, number];

/** Degrees to whole units, x to the east and y to the south from the frame's corner. */
export const project = (longitude: number, latitude: number): Point => [
  Math.round((longitude - projection.west) * projection.perLongitude),
  Math.round((projection.north - latitude) * projection.perLatitude),
];
