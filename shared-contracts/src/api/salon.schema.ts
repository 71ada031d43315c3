import * as z from 'zod/mini';
import { SERVES } from '../salon/salon-facts.ts';
import type { WEEKDAYS } from '../time/kolkata.ts';
import { CLOCK, described } from './text.ts';

/**
 * A picture with its blurred placeholder, a data URI. `url` is WebP or JPEG and `avif`, if present, the same picture in
 * AVIF; both accept `?w=`, a width in pixels, and answer the narrowest file that is wide enough, else the widest.
 */
export const imageSchema = z.object({
  url: z.string(),
  avif: z.optional(z.string()),
  alt: z.string(),
  placeholder: z.string(),
  /** A drawing that stands where there is no photo; missing for photos. */
  illustration: z.optional(z.literal(true)),
});
export type Image = z.output<typeof imageSchema>;

/** A photo that somebody took, in its original aspect ratio. */
export const photoSchema = z.extend(imageSchema, {
  id: z.string(),
  /** Width over height. */
  ratio: z.number(),
});
export type Photo = z.output<typeof photoSchema>;

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

/** What is no time is refused with the day that it stands in. */
const clock = described(z.string(), { pattern: CLOCK });
const spanSchema = z.object({ open: clock, close: clock });
/** One weekday in the salon's local time, '10:00' to '20:00'; breaks lie inside. */
export const dayHoursSchema = z.extend(spanSchema, { closed: z.boolean(), breaks: z.array(spanSchema) });

/** A point on the map, in degrees. */
export const coordinatesSchema = z.object({ latitude: z.number(), longitude: z.number() });

/** Facts of a salon that people filter by. */
export const salonFactsSchema = z.object({
  serves: z.enum(SERVES),
  /** Somebody on its roster is a woman. */
  femaleSpecialist: z.boolean(),
  /** It also comes to its customers. */
  homeService: z.boolean(),
  /** Of `AMENITIES`; readers pass over one that they don't know. */
  amenities: z.array(z.string()),
});
export type SalonFacts = z.output<typeof salonFactsSchema>;

/**
 * A salon as lists show it. Prices in rupees; `rating` is 0 to 5 and has no meaning while `reviews` is 0 (resolutions
 * S7). `today` has today's hours in the salon's time, so that 'Open now' is right however old the reply is.
 */
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
  coordinates: coordinatesSchema,
  today: dayHoursSchema,
  /** Missing from older providers. */
  facts: z.optional(salonFactsSchema),
  /** Straight-line distance from the requested point; missing without one. */
  distanceKm: z.optional(z.number()),
});
export type Salon = z.output<typeof salonSchema>;

/** A service of a salon. Rupees: `price` is what is paid, `basePrice` is before the discount; duration in minutes. */
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
  /** Of bookings that stand; shown to visitors of popular ones only. */
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
  /** Where that salon is. */
  sublocality: z.string(),
  salonRating: z.number(),
  salonReviews: z.int(),
});
export type ServiceHit = z.output<typeof serviceHitSchema>;

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
  /** The customer's photos; this field and the following ones are missing from older providers. */
  photos: z.optional(z.array(photoSchema)),
  /** Whether the visit was booked here. */
  verified: z.optional(z.boolean()),
  /** Whether it was changed after its date. */
  edited: z.optional(z.boolean()),
  /** The salon's answer. */
  reply: z.optional(z.nullable(z.object({ text: z.string(), date: z.string() }))),
});
export type Review = z.output<typeof reviewSchema>;

/** Reviews on one page (specification 1, section 9). */
export const REVIEWS_PER_PAGE = 3;

/** `reviewList` is the first page of the reviews, newest first; `ratingCounts` covers all, from 5 stars to 1. */
export const salonDetailSchema = z.extend(salonSchema, {
  description: z.string(),
  galleryImages: z.array(imageSchema),
  workImages: z.array(z.extend(imageSchema, { title: z.string() })),
  ownerName: z.string(),
  ownerDescription: z.string(),
  ownerPhoto: z.nullable(imageSchema),
  reviewList: z.array(reviewSchema),
  ratingCounts: z.array(z.object({ stars: z.int(), count: z.int() })),
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
