import * as z from 'zod/mini';
import { byWish } from '../booking/wishes.ts';
import { quoteSchema } from '../operation/envelope.ts';
import { refundSchema } from './refund.schema.ts';
import { hiddenSchema } from './review-moderation.schema.ts';
import { addressSchema, coordinatesSchema, imageSchema, photoSchema } from './salon.schema.ts';

/** A service as it was when it was booked; price in rupees, duration in minutes. */
export const bookedServiceSchema = z.object({
  serviceId: z.string(),
  name: z.string(),
  description: z.string(),
  duration: z.int(),
  price: z.number(),
});

/** What the caller may do with the booking now; buttons depend on this, not on the role. */
export const abilitiesSchema = z.object({
  cancel: z.boolean(),
  reschedule: z.boolean(),
  /** Missing from older providers. */
  rebook: z._default(z.boolean(), false),
  review: z._default(z.boolean(), false),
  dispute: z._default(z.boolean(), false),
});

const both = {
  _id: z.string(),
  id: z.string(),
  /**
   * One of BOOKING_STATUSES. Not an enum: a page must still show its list when a newer provider has another status
   * (an unknown one is shown as pending in lists, resolutions S4).
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
  ...byWish(() => z.string()),
  /** The specialists of the visit, each once; empty if the salon names nobody. */
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
    /** Missing from older providers. */
    coverImage: z.optional(imageSchema),
  }),
  /** The order whose page shows the state of the payment; null for a booking that was never paid here. */
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
  /** Details, 'Tue, 24 Nov, 4:00 pm to Wed, 25 Nov, 5:00 pm'; empty if there are none. */
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
  /** The salon's answer. */
  reply: z.nullable(z.object({ text: z.string(), at: z.string() })),
  /** Since when and why it is hidden from others; null if everyone sees it. */
  hidden: z._default(z.nullable(hiddenSchema), null),
});
export type OwnReview = z.output<typeof ownReviewSchema>;

/** Everything about one booking, as its details page shows it. */
export const customerBookingDetailSchema = z.extend(customerBookingSchema, {
  /** The parts of what was paid, in rupees. */
  price: z.optional(quoteSchema),
  /** Null if nobody paid here. Amount in rupees. */
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
        /** Our first answer, and when we wrote it. */
        answer: z._default(z.nullable(z.object({ text: z.string(), at: z.string() })), null),
        resolution: z.nullable(z.string()),
        resolvedAt: z.nullable(z.string()),
      }),
    ),
    null,
  ),
  /** Until when a dispute can be opened; null if it can't. */
  disputeUntil: z._default(z.nullable(z.string()), null),
});
export type CustomerBookingDetail = z.output<typeof customerBookingDetailSchema>;

/** Whether the customer came (resolutions S5); null until the salon records it. */
export const ATTENDANCES = ['attended', 'no_show'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

/** Who does the first part of the visit; 'Not Assigned' if the salon books chairs. */
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
  /** 'online', or 'walk-in' for a visit that the salon recorded itself: it was not paid here. */
  source: z.string(),
  /** What the services bring the salon, in rupees: the total without our fee and its tax. Older providers leave it out. */
  share: z.optional(z.number()),
  specialist: assignedSchema,
  attendance: z.nullable(z.enum(ATTENDANCES)),
});
export type SalonBooking = z.output<typeof salonBookingSchema>;

/** What the salon may do with a booking now; buttons depend on this. */
export const salonAbilitiesSchema = z.object({
  /** The statuses that the booking can be given now, without its current one. */
  statuses: z.array(z.string()),
  move: z.boolean(),
  attendance: z.boolean(),
  /** Whether a refund can be granted where the rules give none (resolutions M8). */
  grantRefund: z.boolean(),
});

/** Everything about one booking, as the salon's details page shows it; amounts in rupees. */
export const salonBookingDetailSchema = z.extend(salonBookingSchema, {
  /** The parts of the visit in order, each with its specialist; null if a chair is booked. */
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
  /** The customer's dispute, both sides of it, and the outcome as we reported it to the salon; null without one. */
  dispute: z._default(
    z.nullable(
      z.object({
        createdAt: z.string(),
        /** What the customer wrote; missing from older providers, as are the next two. */
        reason: z.optional(z.string()),
        /** Until when we wait for the salon's answer before we decide. */
        answerBy: z.optional(z.string()),
        answer: z.optional(z.nullable(z.object({ text: z.string(), at: z.string() }))),
        resolution: z.nullable(z.string()),
        resolvedAt: z.nullable(z.string()),
      }),
    ),
    null,
  ),
  /** The customer's other visits to this salon, before and after this one; null for a walk-in. */
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
  /** The customer among the salon's clients; null for a walk-in without a phone and a deleted account. */
  client: z._default(z.nullable(z.object({ id: z.string(), allergies: z.string() })), null),
  can: salonAbilitiesSchema,
});
export type SalonBookingDetail = z.output<typeof salonBookingDetailSchema>;
