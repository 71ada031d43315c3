/** A point in degrees. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** The known address of a point; unknown parts are ''. */
export interface FoundAddress {
  readonly area: string;
  readonly sublocality: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: string;
}

/** Finds the address of a point; undefined if it knows none. Rejects when it can't answer now. */
export type Geocoder = (point: GeoPoint) => Promise<FoundAddress | undefined>;
