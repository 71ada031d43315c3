import * as z from 'zod/mini';
import { addressSchema } from './salon.schema.ts';

/** A service as it was when it was booked; price in rupees, duration in minutes. */
export const bookedServiceSchema = z.object({
  serviceId: z.string(),
  name: z.string(),
  description: z.string(),
  duration: z.int(),
  price: z.number(),
});

/** What the person who asks may do with the booking now; a button asks this, not the role. */
export const abilitiesSchema = z.object({ cancel: z.boolean(), reschedule: z.boolean() });

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
  }),
  can: abilitiesSchema,
});
export type CustomerBooking = z.output<typeof customerBookingSchema>;

/** A booking as the salon sees it; `no` counts the salon's bookings from 1. */
export const salonBookingSchema = z.object({
  ...both,
  no: z.int(),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  time: z.string(),
});
export type SalonBooking = z.output<typeof salonBookingSchema>;
