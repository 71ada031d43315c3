/** A point in degrees. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** What is known of the place of a point; a part that is not known is ''. */
export interface FoundAddress {
  readonly area: string;
  readonly sublocality: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: string;
}

/** Finds the address around a point; undefined where it knows of none. Rejects when it can't answer now. */
export type Geocoder = (point: GeoPoint) => Promise<FoundAddress | undefined>;
