import * as z from 'zod/mini';
import { envelope, pageQuery, paginationSchema, slotSchema } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { pageHeadSchema } from './page-head.schema.ts';
import { REVIEWS_PER_PAGE, reviewSchema, salonDetailSchema, specialistSchema } from './salon.schema.ts';
import { described } from './text.ts';

const salonId = z.object({ id: z.string().check(z.maxLength(64)) });

export const salonDetail = operation({
  name: 'salons.detail',
  summary: 'One salon with its services, team, hours and first reviews',
  method: 'GET',
  path: '/api/public/salons/:id',
  access: 'public',
  params: salonId,
  reply: envelope({ salon: salonDetailSchema }),
  errors: ['NOT_FOUND'],
});

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;

/** A salon's reviews by page; `rating` selects those with this many stars. */
export const salonReviews = operation({
  name: 'salons.reviews',
  summary: 'What customers said of one salon',
  method: 'GET',
  path: '/api/public/salons/:id/reviews',
  access: 'public',
  params: salonId,
  query: z.object({
    ...pageQuery(REVIEWS_PER_PAGE),
    rating: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(5))),
    sort: z._default(z.enum(REVIEW_SORTS), 'newest'),
  }),
  reply: envelope({ reviews: z.array(reviewSchema), pagination: paginationSchema }),
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

/** The metadata that the site server writes into the head of the salon's page. */
export const salonHead = operation({
  name: 'salons.head',
  summary: 'What search engines and link previews read of one salon',
  method: 'GET',
  path: '/api/public/salons/:id/head',
  access: 'public',
  params: salonId,
  reply: envelope({ head: pageHeadSchema }),
  errors: ['NOT_FOUND'],
});

/**
 * The requested visit. `services` is a comma-separated list of service ids, done one after the other; `specialist` is
 * to do all of it, by default anyone; `booking` is one of the caller's own bookings there that is to be moved: its own
 * time counts as free, and it keeps its booked services and requested specialist, even if they are no longer sold.
 */
const visit = {
  services: z.string().check(z.minLength(1, 'Name at least one service'), z.maxLength(2000)),
  specialist: z.optional(z.string().check(z.maxLength(64))),
  booking: z.optional(z.string().check(z.maxLength(64))),
};
const day = described(
  z.string().check(z.maxLength(10), z.regex(/^\d{4}-\d{2}-\d{2}$/, 'The date is written YYYY-MM-DD')),
  { pattern: z.regexes.date.source },
);

export const availability = operation({
  name: 'salons.availability',
  summary: "A day's bookable times for a visit",
  method: 'GET',
  path: '/api/public/salons/:id/availability',
  access: 'public',
  params: salonId,
  query: z.object({ date: day, ...visit }),
  reply: envelope({ date: z.string(), slots: z.array(slotSchema) }),
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'SERVICE_NOT_OFFERED'],
  rules: { specialist: 'The specialist works at the salon' },
});

/**
 * The number of free starts per day, `from` and `to` included, 62 days at most; days that can't be booked have 0. Also
 * the specialists who could do the whole visit: empty if it takes several people, or if the salon books chairs.
 */
export const availableDays = operation({
  name: 'salons.availableDays',
  summary: 'Which days have free times for a visit, and with whom',
  method: 'GET',
  path: '/api/public/salons/:id/availability/days',
  access: 'public',
  params: salonId,
  query: z.object({ from: day, to: day, ...visit }),
  reply: envelope({
    days: z.array(z.object({ date: z.string(), free: z.int() })),
    specialists: z.array(specialistSchema),
  }),
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'SERVICE_NOT_OFFERED'],
  rules: {
    specialist: 'The specialist works at the salon',
    to: 'The last day comes after the first one, and within 62 days',
  },
});
