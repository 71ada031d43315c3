import * as z from 'zod/mini';
import { PROPOSAL_STATES } from './admin-refunds.api.ts';
import { salonSchema } from './salon.schema.ts';
import { ownPictureSchema, salonProfileSchema } from './salon-settings.schema.ts';
import { PLAN_IDS, SUBSCRIPTION_STATES } from './subscription.api.ts';

/** An account that owns a salon or may be given one. */
export const salonOwnerSchema = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type SalonOwner = z.output<typeof salonOwnerSchema>;

/** The plan that a salon has now; instants as ISO with +05:30. */
export const salonPlanSchema = z.object({
  _id: z.string(),
  id: z.string(),
  plan: z.enum(PLAN_IDS),
  state: z.enum(SUBSCRIPTION_STATES),
  active: z.boolean(),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  razorpaySubscriptionId: z.nullable(z.string()),
});
export type SalonPlan = z.output<typeof salonPlanSchema>;

const managed = {
  isActive: z.boolean(),
  userId: z.nullable(z.string()),
  owner: z.nullable(salonOwnerSchema),
  /** Null without a plan that is running or waiting for its mandate. */
  subscription: z.nullable(salonPlanSchema),
  /** What may be done now. */
  can: z.object({ subscribe: z.boolean(), cancelSubscription: z.boolean() }),
  createdAt: z.string(),
};

/** A salon as the admin's list shows it. */
export const adminSalonSchema = z.extend(salonSchema, {
  ...managed,
  email: z.string(),
  contactNumber: z.string(),
  services: z.int(),
  bookings: z.int(),
});
export type AdminSalon = z.output<typeof adminSalonSchema>;

/** Everything about a salon that the admin's form edits; each picture with `url` and `publicId`. */
export const adminSalonDetailSchema = z.extend(salonProfileSchema, {
  ...managed,
  /** The drawn picture if the salon has none of its own. */
  coverImage: ownPictureSchema,
});
export type AdminSalonDetail = z.output<typeof adminSalonDetailSchema>;

/** What deleting a salon would do now; amounts in rupees. */
export const salonConsequencesSchema = z.object({
  /** Upcoming visits that would be cancelled; each customer is notified by mail. */
  futureBookings: z.int(),
  /** How many of those would be refunded, and the total amount: everything that was paid (resolutions M8). */
  refunds: z.object({ bookings: z.int(), amount: z.number() }),
  /** Times that are held for customers who are about to pay. */
  holds: z.int(),
  /** The plan that would end at once; null without one. */
  subscription: z.nullable(salonPlanSchema),
  services: z.int(),
  specialists: z.int(),
  favourites: z.int(),
  reviews: z.int(),
  /** The owner, who would be free for another salon. */
  owner: z.nullable(salonOwnerSchema),
});
export type SalonConsequences = z.output<typeof salonConsequencesSchema>;

/**
 * A deletion that one admin requested and another one decides on; amounts in paise, instants as ISO with +05:30.
 */
export const salonDeletionSchema = z.object({
  id: z.string(),
  salon: z.object({ id: z.string(), name: z.string() }),
  /** The reason given to the customers; '' for none. */
  reason: z.string(),
  state: z.enum(PROPOSAL_STATES),
  /** What would have been refunded at the time of the request. */
  amountPaise: z.int(),
  /** Upcoming visits now, and what would be refunded for them. */
  visits: z.int(),
  nowPaise: z.int(),
  requestedBy: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.string(),
  expiresAt: z.string(),
  decidedBy: z.nullable(z.object({ id: z.string(), name: z.string() })),
  decidedAt: z.nullable(z.string()),
  decisionNote: z.string(),
  /** Whether the caller may decide; `own` if the caller requested it. */
  can: z.object({ decide: z.boolean() }),
  own: z.boolean(),
});
export type SalonDeletion = z.output<typeof salonDeletionSchema>;
