import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../booking/status.ts';
import { envelope } from '../operation/envelope.ts';
import { listOperation } from '../operation/list.ts';
import { operation } from '../operation/operation.ts';
import { userSchema } from './auth.api.ts';
import { salonBookingSchema } from './booking.schema.ts';
import { DATE_RANGES } from './customer.api.ts';
import { salonProfileSchema } from './salon-settings.schema.ts';
import { date, keepable, uuidText } from './text.ts';

/** The owner's profile; an admin gets the same envelope without a salon (resolutions R9, E5). */
export const salonProfile = operation({
  name: 'salon.profile',
  summary: 'The signed-in owner and the salon',
  method: 'GET',
  path: '/api/salon/profile',
  access: ['salon', 'admin'],
  reply: envelope({
    user: userSchema,
    salon: z.nullable(salonProfileSchema),
    data: z.object({ user: userSchema, salon: z.nullable(salonProfileSchema) }),
  }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
});

export const ORDER_SORTS = ['newest', 'soonest', 'latest'] as const;

/** One status, or all but cancelled: those are the visits that `salon.dashboard` counts. */
export const ORDER_STATUSES = [...BOOKING_STATUSES, 'not-cancelled'] as const;

/** Filters of the salon's bookings; days are those of the visit, `from` and `to` included (resolutions T5). */
export const orderFilter = {
  q: z.optional(z.string().check(z.trim(), z.maxLength(100), keepable)),
  dateRange: z.optional(z.enum(DATE_RANGES)),
  from: z.optional(date),
  to: z.optional(date),
  status: z.optional(z.enum(ORDER_STATUSES)),
  /**
   * First bookings of customers who were new to the salon in this period, by the time of booking: one for each new
   * customer that `salon.dashboard` counts.
   */
  newIn: z.optional(z.enum(DATE_RANGES)),
  specialist: z.optional(uuidText),
  /** Newest booked first; 'soonest' and 'latest' go by the visit. */
  sort: z._default(z.enum(ORDER_SORTS), 'newest'),
};

/** The salon's bookings; a page past the last one returns the last. */
export const salonOrders = listOperation({
  name: 'salon.orders',
  summary: "The salon's bookings",
  path: '/api/salon/orders',
  access: ['salon'],
  ...{ rows: 'data', row: salonBookingSchema, size: 10, filter: orderFilter },
  also: { pages: z.int() },
});

/** What a salon that visitors don't see yet has already of what they need to see (decision 88). */
const toGoLiveSchema = z.object({
  /** Whether it opens on any day. */
  hours: z.boolean(),
  /** Whether it has an active service. */
  service: z.boolean(),
  /** Whether it has a cover or a picture in its gallery. */
  picture: z.boolean(),
});
export type ToGoLive = z.output<typeof toGoLiveSchema>;

/** A dispute that the salon has not answered yet; it is asked to by `answerBy`, ISO with +05:30. */
const openDisputeSchema = z.object({ bookingId: z.string(), customer: z.string(), answerBy: z.string() });
export type OpenDispute = z.output<typeof openDisputeSchema>;

const figuresSchema = z.object({ balance: z.number(), appointments: z.int(), newCustomers: z.int() });

/**
 * Balance in rupees: captured minus refunded for the salon's services, by capture date (resolutions M10, T5).
 * `previous` is the whole period before. `series` has a point for each hour of today, each day of a week or month, each
 * month of a year, `start` as ISO with +05:30. `busyHours` counts starts of visits of the last 12 weeks.
 */
export const salonDashboard = operation({
  name: 'salon.dashboard',
  summary: "The salon's figures in a period",
  method: 'GET',
  path: '/api/salon/dashboard',
  access: ['salon'],
  query: z.object({ dateRange: z._default(z.enum(DATE_RANGES), 'month') }),
  reply: envelope({
    data: z.extend(figuresSchema, {
      previous: figuresSchema,
      series: z.array(z.object({ start: z.string(), revenue: z.number(), bookings: z.int() })),
      busyHours: z.array(
        z.object({
          /** 0 is Monday. */
          weekday: z.int(),
          hour: z.int(),
          bookings: z.int(),
        }),
      ),
      /** Only while the salon is a draft: it is shown by itself once all of it is there. */
      toGoLive: z.optional(toGoLiveSchema),
      /** What waits for the salon's answer, the most urgent first, five at most. Older providers leave it out. */
      disputes: z.optional(z.array(openDisputeSchema)),
    }),
  }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});

/** A URL for the bookings of `salon.orders` as a CSV file, valid for ten minutes without signing in. */
export const salonOrdersFile = operation({
  name: 'salon.ordersFile',
  summary: "Where the salon's bookings can be fetched as CSV",
  method: 'GET',
  path: '/api/salon/orders/file',
  access: ['salon'],
  query: z.object(orderFilter),
  reply: envelope({ name: z.string(), url: z.string() }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});

/**
 * The JSON of an event of the stream, named 'booking': something happened to one of the salon's bookings. `kind` as in
 * a booking's timeline.
 */
export const salonEventSchema = z.object({ kind: z.string(), bookingId: z.string() });
export type SalonEvent = z.output<typeof salonEventSchema>;

/**
 * A URL for an EventSource: it is valid for a minute without signing in, and its stream ends after ten minutes, or with
 * the session. The next stream continues after the id of the last event (Last-Event-ID, or `after`).
 */
export const salonEventsAddress = operation({
  name: 'salon.events',
  summary: 'Where news of bookings can be listened to',
  method: 'GET',
  path: '/api/salon/events/address',
  access: ['salon'],
  reply: envelope({ url: z.string() }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});
