import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../booking/status.ts';
import { envelope, pageQuery, paginationSchema } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { userSchema } from './auth.api.ts';
import { customerBookingDetailSchema, customerBookingSchema } from './booking.schema.ts';

/** Calendar periods in Asia/Kolkata, the week from Monday (resolutions T5). */
export const DATE_RANGES = ['today', 'week', 'month', 'year'] as const;

export const customerProfile = operation({
  name: 'customer.profile',
  summary: "The customer's own profile",
  method: 'GET',
  path: '/api/customer/profile',
  access: ['customer'],
  reply: envelope({ user: userSchema, data: z.object({ user: userSchema }) }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
});

/** The next visits (pending or confirmed, not over yet), soonest first, ten at most. */
export const customerStats = operation({
  name: 'customer.stats',
  summary: "What stands on the customer's dashboard",
  method: 'GET',
  path: '/api/customer/dashboard/stats',
  access: ['customer'],
  reply: envelope({
    data: z.object({
      upcomingBookings: z.array(customerBookingSchema),
      upcomingCount: z.int(),
      completedCount: z.int(),
      totalSpent: z.number(),
    }),
  }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
});

/** Newest appointment first; a page past the last one returns the last. */
export const customerBookings = operation({
  name: 'customer.bookings',
  summary: "The customer's bookings",
  method: 'GET',
  path: '/api/customer/bookings',
  access: ['customer'],
  query: z.object({
    ...pageQuery(10),
    status: z.optional(z.enum(BOOKING_STATUSES)),
    dateRange: z.optional(z.enum(DATE_RANGES)),
  }),
  reply: envelope({
    data: z.array(customerBookingSchema),
    bookings: z.array(customerBookingSchema),
    pages: z.int(),
    pagination: paginationSchema,
  }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN'],
});

/** Someone else's booking and a missing one get the same response (resolutions R16). */
export const customerBooking = operation({
  name: 'customer.booking',
  summary: "One of the customer's bookings",
  method: 'GET',
  path: '/api/customer/bookings/:id',
  access: ['customer'],
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  reply: envelope({ data: customerBookingDetailSchema }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});
