import * as z from 'zod';
import type { Geocoder } from './geocoder.ts';

export interface NominatimSettings {
  /** The service's address, without `/reverse`: `https://nominatim.example.com`. */
  readonly url: string;
  /** Identifies us: such services refuse unknown clients. */
  readonly userAgent: string;
  /** How long one answer may take, in ms. */
  readonly timeoutMs: number;
}

const part = z.string().max(200).optional();
const replySchema = z.union([
  z.object({
    address: z.object({
      road: part,
      neighbourhood: part,
      quarter: part,
      suburb: part,
      city_district: part,
      city: part,
      town: part,
      village: part,
      county: part,
      state: part,
      postcode: part,
      country_code: part,
    }),
  }),
  z.object({ error: z.unknown() }),
]);

/**
 * Finds the address with a service that has Nominatim's API (`/reverse?format=jsonv2`). A point outside India has none.
 * Rejects when there is no valid answer in time.
 */
export const createNominatimGeocoder =
  ({ url, userAgent, timeoutMs }: NominatimSettings): Geocoder =>
  async ({ latitude, longitude }) => {
    const address = new URL('reverse', url.endsWith('/') ? url : `${url}/`);
    address.search = new URLSearchParams({
      format: 'jsonv2',
      lat: String(latitude),
      lon: String(longitude),
      zoom: '17',
      addressdetails: '1',
      'accept-language': 'en',
    }).toString();
    const response = await fetch(address, {
      headers: { accept: 'application/json', 'user-agent': userAgent },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The geocoder answered ${response.status}.`);
    const reply = replySchema.parse(await response.json());
    if ('error' in reply || reply.address.country_code?.toLowerCase() !== 'in') return undefined;
    const found = reply.address;
    return {
      area: found.neighbourhood ?? found.quarter ?? found.city_district ?? '',
      sublocality: found.suburb ?? found.neighbourhood ?? found.city_district ?? '',
      city: found.city ?? found.town ?? found.village ?? found.county ?? '',
      state: found.state ?? '',
      postalCode: found.postcode?.replaceAll(/\D/g, '').slice(0, 6) ?? '',
      country: 'India',
    };
  };
