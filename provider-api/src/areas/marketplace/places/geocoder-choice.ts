import type { Database } from '../../../platform/database/open-database.ts';
import { createBundledGeocoder } from './bundled-geocoder.ts';
import type { Geocoder } from './geocoder.ts';
import { keepFound } from './geocoder-cache.ts';
import { createNominatimGeocoder } from './nominatim-geocoder.ts';

interface Settings {
  /** A service that answers as Nominatim does. */
  readonly GEOCODER_URL?: string | undefined;
  /** Where the service may find who asks. */
  readonly SITE_URL: string;
}

const LIMIT_MS = 4_000;

/** The configured service, else what comes with the product (resolutions S21). */
export const geocoderOf = (database: Database, { GEOCODER_URL: url, SITE_URL }: Settings): Geocoder =>
  url
    ? keepFound(
        createNominatimGeocoder({ url, userAgent: `Sundara/1.0 (+${SITE_URL})`, timeoutMs: LIMIT_MS }),
      )
    : createBundledGeocoder(database);
