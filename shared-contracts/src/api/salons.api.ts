import * as z from 'zod/mini';
import { envelope, pageQuery, paginationSchema } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { AMENITIES, SERVES } from '../salon/salon-facts.ts';
import { coordinatesSchema, PRICE_TIERS, salonSchema, serviceHitSchema } from './salon.schema.ts';
import { clockText, described, inAnyCase, keepable } from './text.ts';

/** The sort orders of specification 1, section 9, and three that need an input: a text, a point, a day. */
export const SALON_SORTS = [
  'relevance',
  'distance',
  'earliest',
  'rating_desc',
  'rating_asc',
  'name_asc',
  'name_desc',
  'newest',
  'oldest',
] as const;
export type SalonSort = (typeof SALON_SORTS)[number];

const text = (longest: number) => z.string().check(z.maxLength(longest), keepable);

/** Words in any case with commas between; an empty word and 'all' name none (resolutions S33). */
const amenity = `\\s*(?:(?:${[...AMENITIES, 'all'].map(inAnyCase).join('|')})\\s*)?`;
const amenityList = new RegExp(`^${amenity}(?:,${amenity})*$`);

/**
 * Filters of the list; `sublocality` is an exact name (resolutions S10), `rating` a minimum, `amenities` a list
 * ('ac,parking') of which a salon has all. With `date` ('2026-11-24') only salons with a free start on that day; `from`
 * and `until` ('18:00', '20:30') narrow it to starts from the one on and before the other. They need a date; a day must
 * be bookable: not past, and within the horizon. Without them, words of time in `q` mean the same ('haircut today after
 * 6'), with them such words are passed over; neither where the text stands in a salon's name. Words of facts mean these
 * facts: 'facial ladies only', 'makeup at home'.
 */
const salonFilter = {
  q: z.optional(text(100)),
  sublocality: z.optional(text(80)),
  specialty: z.optional(text(40)),
  priceRange: z.optional(z.enum(PRICE_TIERS)),
  rating: z.optional(z.coerce.number().check(z.gte(0), z.lte(5))),
  serves: z.optional(z.enum(SERVES)),
  femaleSpecialist: z.optional(z.enum(['true'])),
  homeService: z.optional(z.enum(['true'])),
  amenities: z.optional(text(100).check(z.regex(amenityList, 'There is no such amenity'))),
  date: z.optional(described(text(10), { pattern: z.regexes.date.source })),
  from: z.optional(clockText),
  until: z.optional(clockText),
};

/** A free start and the service that it is for; `price` in rupees, as it is paid, and `dateTime` in the salon's time. */
export const nextStartSchema = z.object({
  dateTime: z.string(),
  serviceIds: z.array(z.string()),
  price: z.number(),
});
export type NextStart = z.output<typeof nextStartSchema>;

/** A salon in the answer to a search; the earliest three starts at most, and only if a day was asked for. */
export const foundSalonSchema = z.extend(salonSchema, {
  nextStarts: z.optional(z.array(nextStartSchema)),
});
export type FoundSalon = z.output<typeof foundSalonSchema>;

/** A locality that matches a text, with its number of salons. */
export const localityHitSchema = z.extend(coordinatesSchema, { name: z.string(), salons: z.int() });
/** A specialty that matches a text, with the number of salons that have it. */
export const specialtyHitSchema = z.object({ name: z.string(), salons: z.int() });

/**
 * The public list and search. `near` is a locality's name or 'latitude,longitude': each salon then has its distance;
 * an unknown locality is ignored. Without `sort`, a text search is sorted by relevance, else the best rated come first;
 * sorting by rating pulls salons with few reviews towards the mean. Services are those that match the text, or the most
 * booked ones. Counts end at 1000: `countIsCapped` says that there are more.
 *
 * With a date, free starts count for the services of each salon that have the most words of the text; where none has
 * any, for its most booked service, or the shortest if none was booked. Each salon then has its `nextStarts`, and
 * `earliest` sorts by the first of them; without a date it sorts as no order does. A salon whose last start is taken
 * while the reply is made may come with no start. Replies with a date are never cached.
 */
export const listSalons = operation({
  name: 'salons.list',
  summary: 'Search salons and services',
  method: 'GET',
  path: '/api/public/salons',
  access: 'public',
  query: z.object({
    ...pageQuery(8),
    ...salonFilter,
    near: z.optional(text(80)),
    sort: z.optional(z.enum(SALON_SORTS)),
  }),
  reply: envelope({
    salons: z.array(foundSalonSchema),
    services: z.array(serviceHitSchema),
    localities: z.array(localityHitSchema),
    specialties: z.array(specialtyHitSchema),
    /** The text that was searched instead, if nothing matches the text as typed. */
    corrected: z.optional(z.string()),
    pagination: paginationSchema,
    countIsCapped: z.boolean(),
  }),
  errors: ['VALIDATION_FAILED'],
  rules: {
    date: 'A day that can be booked; times have a day',
    from: 'The first time comes before the last one',
  },
});

const facetSchema = z.array(z.object({ value: z.string(), count: z.int() }));

/** How many salons each choice of each filter would give, with the other filters unchanged; counts end at 1000. */
export const salonFacets = operation({
  name: 'salons.facets',
  summary: 'Counts for each choice of the filters',
  method: 'GET',
  path: '/api/public/salons/facets',
  access: 'public',
  query: z.object(salonFilter),
  reply: envelope({
    facets: z.object({
      rating: facetSchema,
      priceRange: facetSchema,
      specialty: facetSchema,
      sublocality: facetSchema,
      /** This and the following ones are missing from older providers. */
      serves: z.optional(facetSchema),
      femaleSpecialist: z.optional(facetSchema),
      homeService: z.optional(facetSchema),
      /** Each beside those that are asked for. */
      amenities: z.optional(facetSchema),
    }),
  }),
  errors: ['VALIDATION_FAILED'],
  rules: {
    date: 'A day that can be booked; times have a day',
    from: 'The first time comes before the last one',
  },
});

/** A locality with salons: its point, its name in Telugu where it is known, and how many salons it has. */
export const localitySchema = z.extend(localityHitSchema, { telugu: z.string() });
export type Locality = z.output<typeof localitySchema>;

export const listSublocalities = operation({
  name: 'salons.sublocalities',
  summary: 'Localities that have salons, by name',
  method: 'GET',
  path: '/api/public/salons/sublocalities',
  access: 'public',
  reply: envelope({ sublocalities: z.array(z.string()), localities: z.array(localitySchema) }),
  errors: [],
});

/** The next free start of each salon for its shortest service, within seven days; null when there is none. */
export const nextSlots = operation({
  name: 'salons.nextSlots',
  summary: 'The next free time at each of some salons',
  method: 'GET',
  path: '/api/public/salons/next-slots',
  access: 'public',
  /** Comma-separated ids, 24 at most; unknown ones are left out of the reply. */
  query: z.object({ ids: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  reply: envelope({
    nextSlots: z.array(z.object({ salonId: z.string(), dateTime: z.nullable(z.string()) })),
  }),
  errors: ['VALIDATION_FAILED'],
  rules: { ids: 'At most 24 at once' },
});

/** The next free start of each service by itself, within seven days; null when there is none. */
export const nextServiceSlots = operation({
  name: 'services.nextSlots',
  summary: 'The next free time for each of some services',
  method: 'GET',
  path: '/api/public/services/next-slots',
  access: 'public',
  /** Comma-separated ids, 24 at most; unknown ones are left out of the reply. */
  query: z.object({ ids: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  reply: envelope({
    nextSlots: z.array(z.object({ serviceId: z.string(), dateTime: z.nullable(z.string()) })),
  }),
  errors: ['VALIDATION_FAILED'],
  rules: { ids: 'At most 24 at once' },
});

/** Every salon that search engines may show, 10,000 a page, oldest first; `changedAt` is an ISO instant. */
export const salonSitemap = operation({
  name: 'salons.sitemap',
  summary: 'Addresses of all salons for search engines',
  method: 'GET',
  path: '/api/public/salons/sitemap',
  access: 'public',
  query: z.object({ page: pageQuery(1).page }),
  reply: envelope({
    salons: z.array(z.object({ id: z.string(), changedAt: z.string() })),
    pagination: paginationSchema,
  }),
  errors: ['VALIDATION_FAILED'],
});

/**
 * Changes with everything that the public reads of salons and services show, so that a page made from their replies can
 * be kept while it stays the same. Only how often services are booked may lag behind it.
 */
export const catalogueVersion = operation({
  name: 'salons.version',
  summary: 'Version of everything that the public pages show',
  method: 'GET',
  path: '/api/public/salons/version',
  access: 'public',
  reply: envelope({ version: z.string() }),
  errors: [],
});
