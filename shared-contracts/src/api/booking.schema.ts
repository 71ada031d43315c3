import * as z from 'zod/mini';
import { quoteSchema } from '../operation/envelope.ts';
import { refundSchema } from './refund.schema.ts';
import { hiddenSchema } from './review-moderation.schema.ts';
import { addressSchema, coordinatesSchema, photoSchema } from './salon.schema.ts';

/** A service as it was when it was booked; price in rupees, duration in minutes. */
export const bookedServiceSchema = z.object({
  serviceId: z.string(),
  name: z.string(),
  description: z.string(),
  duration: z.int(),
  price: z.number(),
});

/** What the person who asks may do with the booking now; a button asks this, not the role. */
export const abilitiesSchema = z.object({
  cancel: z.boolean(),
  reschedule: z.boolean(),
  /** Older providers say nothing of these. */
  rebook: z._default(z.boolean(), false),
  review: z._default(z.boolean(), false),
  dispute: z._default(z.boolean(), false),
});

const both = {
  _id: z.string(),
  id: z.string(),
  /**
   * One of BOOKING_STATUSES. Not an enum: a page must go on showing its list when a newer provider knows one more
   * (unknown shows as pending in lists, resolutions S4).
   */
  status: z.string(),
  statusLabel: z.string(),
  /** ISO with +05:30, under both specified names (resolutions E3, T1). */
  date: z.string(),
  dateTime: z.string(),
  formattedDate: z.string(),
  formattedTime: z.string(),
  /** Minutes of the whole visit. */
  duration: z.int(),
  services: z.array(bookedServiceSchema),
  serviceName: z.string(),
  /** Rupees, under the three specified names (resolutions E3, M1). */
  totalAmount: z.number(),
  totalPrice: z.number(),
  amount: z.number(),
  paymentStatus: z.string(),
  specialRequests: z.string(),
  /** Who comes, each once; empty where the salon names nobody. */
  specialists: z.array(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
};

/** A booking as its customer sees it. */
export const customerBookingSchema = z.object({
  ...both,
  salonName: z.string(),
  salonAddress: addressSchema,
  salon: z.object({
    id: z.string(),
    name: z.string(),
    address: z.string(),
    contact: z.string(),
    email: z.string(),
    coordinates: z.optional(coordinatesSchema),
  }),
  /** Names the page that tells where the money is; null for a booking that was never paid here. */
  orderId: z.nullable(z.string()),
  can: abilitiesSchema,
});
export type CustomerBooking = z.output<typeof customerBookingSchema>;

/**
 * What happened to a booking, oldest first. `kind` is one of created, confirmed, rescheduled, cancelled, completed,
 * disputed, resolved, reopened, paid, refund-due, refund-paid, refund-failed; new ones may come. `title` is 'Booking
 * created' and so on.
 */
export const timelineEntrySchema = z.object({
  kind: z.string(),
  title: z.string(),
  /** More words, 'Tue, 24 Nov, 4:00 pm to Wed, 25 Nov, 5:00 pm'; empty where there are none. */
  text: z.string(),
  /** ISO with +05:30. */
  at: z.string(),
});

/** A customer's own review; instants as ISO with +05:30. */
export const ownReviewSchema = z.object({
  id: z.string(),
  rating: z.int(),
  title: z.string(),
  comment: z.string(),
  photos: z.array(photoSchema),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Earlier versions, the latest first. */
  history: z.array(
    z.object({ rating: z.int(), title: z.string(), comment: z.string(), writtenAt: z.string() }),
  ),
  /** What the salon answered. */
  reply: z.nullable(z.object({ text: z.string(), at: z.string() })),
  /** Since when and why others don't see it; null where everyone does. */
  hidden: z._default(z.nullable(hiddenSchema), null),
});
export type OwnReview = z.output<typeof ownReviewSchema>;

/** All there is about one booking, as its details page shows it. */
export const customerBookingDetailSchema = z.extend(customerBookingSchema, {
  /** The parts of what was paid, in rupees. */
  price: z.optional(quoteSchema),
  /** Null where nobody paid here. Amount in rupees. */
  payment: z.optional(
    z.nullable(
      z.object({
        paymentId: z.nullable(z.string()),
        status: z.string(),
        method: z.nullable(z.string()),
        amount: z.number(),
        createdAt: z.string(),
      }),
    ),
  ),
  refunds: z._default(z.array(refundSchema), []),
  /** Ids of refunds that have a credit note. */
  creditNotes: z._default(z.array(z.string()), []),
  hasReceipt: z._default(z.boolean(), false),
  timeline: z._default(z.array(timelineEntrySchema), []),
  review: z._default(z.nullable(ownReviewSchema), null),
  dispute: z._default(
    z.nullable(
      z.object({
        reason: z.string(),
        createdAt: z.string(),
        /** What we wrote first, and when. */
        answer: z._default(z.nullable(z.object({ text: z.string(), at: z.string() })), null),
        resolution: z.nullable(z.string()),
        resolvedAt: z.nullable(z.string()),
      }),
    ),
    null,
  ),
  /** Until when a dispute can be opened; null where it can't. */
  disputeUntil: z._default(z.nullable(z.string()), null),
});
export type CustomerBookingDetail = z.output<typeof customerBookingDetailSchema>;

/** Whether somebody came (resolutions S5); null until the salon says so. */
export const ATTENDANCES = ['attended', 'no_show'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

/** Who does the visit, by the first of its parts; 'Not Assigned' where the salon books chairs. */
const assignedSchema = z.object({
  id: z.nullable(z.string()),
  name: z.string(),
  specialization: z.string(),
});

/** A booking as the salon sees it; `no` counts the salon's bookings from 1. */
export const salonBookingSchema = z.object({
  ...both,
  no: z.int(),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  time: z.string(),
  /** 'online', or 'walk-in' for a visit that the salon wrote down itself: it was not paid here. */
  source: z.string(),
  specialist: assignedSchema,
  attendance: z.nullable(z.enum(ATTENDANCES)),
});
export type SalonBooking = z.output<typeof salonBookingSchema>;

/** What the salon may do with a booking now; a button asks this. */
export const salonAbilitiesSchema = z.object({
  /** The statuses that it can be given now, its own left out. */
  statuses: z.array(z.string()),
  move: z.boolean(),
  attendance: z.boolean(),
  /** Grant a refund where the rules give none (resolutions M8). */
  grantRefund: z.boolean(),
});

/** All there is about one booking, as the salon's details page shows it; amounts in rupees. */
export const salonBookingDetailSchema = z.extend(salonBookingSchema, {
  /** The parts of the visit in their order, with who does each; null where a chair is booked. */
  parts: z.array(
    z.object({
      serviceId: z.string(),
      name: z.string(),
      duration: z.int(),
      price: z.number(),
      specialistId: z.nullable(z.string()),
      specialist: z.nullable(z.string()),
    }),
  ),
  price: quoteSchema,
  payment: z.nullable(
    z.object({ status: z.string(), method: z.nullable(z.string()), amount: z.number(), paidAt: z.string() }),
  ),
  refunds: z.array(refundSchema),
  timeline: z.array(timelineEntrySchema),
  /** That the customer disputed it, and what we told the salon of the outcome; null where nobody did. */
  dispute: z._default(
    z.nullable(
      z.object({
        createdAt: z.string(),
        resolution: z.nullable(z.string()),
        resolvedAt: z.nullable(z.string()),
      }),
    ),
    null,
  ),
  /** What this customer was here before and after, this visit left out; null for a walk-in. */
  history: z.nullable(
    z.object({
      visits: z.int(),
      completed: z.int(),
      noShows: z.int(),
      cancelled: z.int(),
      /** What they spent here on completed visits. */
      spent: z.number(),
      firstVisit: z.nullable(z.string()),
      /** The latest five. */
      recent: z.array(
        z.object({
          id: z.string(),
          dateTime: z.string(),
          formattedDate: z.string(),
          serviceName: z.string(),
          status: z.string(),
          attendance: z.nullable(z.enum(ATTENDANCES)),
          amount: z.number(),
        }),
      ),
    }),
  ),
  can: salonAbilitiesSchema,
});
export type SalonBookingDetail = z.output<typeof salonBookingDetailSchema>;
