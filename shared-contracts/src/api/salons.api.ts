import * as z from 'zod/mini';
import type { WEEKDAYS } from '../time/kolkata.ts';
import { envelope, pageQuery, paginationSchema, slotSchema } from './envelope.ts';
import { operation } from './operation.ts';

/** A picture with its blur-up stand-in, a data URI; `url` takes `?w=` with one of the served widths. */
export const imageSchema = z.object({ url: z.string(), alt: z.string(), placeholder: z.string() });
export type Image = z.output<typeof imageSchema>;

export const addressSchema = z.object({
  street: z.string(),
  area: z.string(),
  sublocality: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
});
export type Address = z.output<typeof addressSchema>;

export const PRICE_TIERS = ['₹', '₹₹', '₹₹₹', '₹₹₹₹'] as const;

/** A salon as lists show it. Prices in rupees; `rating` is 0 to 5 and says nothing while `reviews` is 0 (resolutions S7). */
export const salonSchema = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  address: addressSchema,
  location: z.string(),
  rating: z.number(),
  reviews: z.int(),
  priceRange: z.enum(PRICE_TIERS),
  priceFrom: z.number(),
  priceTo: z.number(),
  specialties: z.array(z.string()),
  coverImage: imageSchema,
  image: z.string(),
});
export type Salon = z.output<typeof salonSchema>;

/** What a salon sells. Prices in rupees: `price` is what is paid, `basePrice` what it was; duration in minutes. */
export const serviceSchema = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  price: z.number(),
  basePrice: z.number(),
  discountPercent: z.int(),
  duration: z.int(),
  bookingCount: z.int(),
  popular: z.boolean(),
  rating: z.number(),
  specializations: z.array(z.string()),
  image: imageSchema,
});
export type Service = z.output<typeof serviceSchema>;

export const serviceHitSchema = z.extend(serviceSchema, {
  salonId: z.object({ _id: z.string(), name: z.string() }),
  salon: z.string(),
});

const spanSchema = z.object({ open: z.string(), close: z.string() });
export const dayHoursSchema = z.extend(spanSchema, { closed: z.boolean(), breaks: z.array(spanSchema) });
const dayHours = z.extend(dayHoursSchema, { text: z.string() });

export const specialistSchema = z.object({
  id: z.string(),
  name: z.string(),
  specialization: z.string(),
  photo: imageSchema,
});

export const reviewSchema = z.object({
  id: z.string(),
  rating: z.int(),
  title: z.string(),
  comment: z.string(),
  author: z.string(),
  date: z.string(),
});

export const salonDetailSchema = z.extend(salonSchema, {
  description: z.string(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  galleryImages: z.array(imageSchema),
  workImages: z.array(z.extend(imageSchema, { title: z.string() })),
  ownerName: z.string(),
  ownerDescription: z.string(),
  ownerPhoto: z.nullable(imageSchema),
  reviewList: z.array(reviewSchema),
  teamMembers: z.array(specialistSchema),
  openingHours: z.object({
    monday: dayHours,
    tuesday: dayHours,
    wednesday: dayHours,
    thursday: dayHours,
    friday: dayHours,
    saturday: dayHours,
    sunday: dayHours,
  } satisfies Record<(typeof WEEKDAYS)[number], typeof dayHours>),
  contactNumber: z.string(),
  email: z.string(),
  services: z.array(serviceSchema),
});
export type SalonDetail = z.output<typeof salonDetailSchema>;

export const SALON_SORTS = [
  'rating_desc',
  'rating_asc',
  'name_asc',
  'name_desc',
  'newest',
  'oldest',
] as const;

/** The public list and search; sublocality is an exact name (resolutions S10). */
export const listSalons = operation({
  name: 'salons.list',
  summary: 'Search salons and services',
  method: 'GET',
  path: '/api/public/salons',
  access: 'public',
  query: z.object({
    ...pageQuery(8),
    q: z.optional(z.string().check(z.maxLength(100))),
    sublocality: z.optional(z.string().check(z.maxLength(80))),
    specialty: z.optional(z.string().check(z.maxLength(40))),
    priceRange: z.optional(z.enum(PRICE_TIERS)),
    rating: z.optional(z.coerce.number().check(z.gte(0), z.lte(5))),
    sort: z._default(z.enum(SALON_SORTS), 'rating_desc'),
  }),
  reply: envelope({
    salons: z.array(salonSchema),
    services: z.array(serviceHitSchema),
    pagination: paginationSchema,
  }),
  errors: ['VALIDATION_FAILED'],
});

export const listSublocalities = operation({
  name: 'salons.sublocalities',
  summary: 'Localities that have salons, by name',
  method: 'GET',
  path: '/api/public/salons/sublocalities',
  access: 'public',
  reply: envelope({ sublocalities: z.array(z.string()) }),
  errors: [],
});

const salonId = z.object({ id: z.string().check(z.maxLength(64)) });

export const salonDetail = operation({
  name: 'salons.detail',
  summary: 'One salon with its services, team, hours and reviews',
  method: 'GET',
  path: '/api/public/salons/:id',
  access: 'public',
  params: salonId,
  reply: envelope({ salon: salonDetailSchema }),
  errors: ['NOT_FOUND'],
});

/** `services` is a comma-separated list of service ids; the visit lasts as long as all of them together. */
export const availability = operation({
  name: 'salons.availability',
  summary: "A day's bookable times for a visit",
  method: 'GET',
  path: '/api/public/salons/:id/availability',
  access: 'public',
  params: salonId,
  query: z.object({
    date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'The date is written YYYY-MM-DD')),
    services: z.string().check(z.minLength(1, 'Name at least one service'), z.maxLength(2000)),
  }),
  reply: envelope({ date: z.string(), slots: z.array(slotSchema) }),
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'SERVICE_NOT_OFFERED'],
});
