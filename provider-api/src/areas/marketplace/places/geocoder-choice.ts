import type { Database } from '../../../platform/database/open-database.ts';
import { createBundledGeocoder } from './bundled-geocoder.ts';
import type { Geocoder } from './geocoder.ts';
import { keepFound } from './geocoder-cache.ts';
import { createNominatimGeocoder } from './nominatim-geocoder.ts';

interface Settings {
  /** The address of a service with Nominatim's API. */
  readonly GEOCODER_URL?: string | undefined;
  /** In the user agent, so that the service can find us. */
  readonly SITE_URL: string;
}

const LIMIT_MS = 4_000;

/** The configured service, or else the data of the product (resolutions S21). */
export const geocoderOf = (database: Database, { GEOCODER_URL: url, SITE_URL }: Settings): Geocoder =>
  url
    ? keepFound(
        createNominatimGeocoder({ url, userAgent: `Sundara/1.0 (+${SITE_URL})`, timeoutMs: LIMIT_MS }),
      )
    : createBundledGeocoder(database);
