import * as z from 'zod/mini';
import { userSchema } from './auth.api.ts';
import { salonBookingSchema } from './booking.schema.ts';
import { DATE_RANGES } from './customer.api.ts';
import { envelope, pageQuery, paginationSchema } from './envelope.ts';
import { operation } from './operation.ts';
import { salonSchema } from './salon.schema.ts';

/** The owner's profile; an admin gets the same envelope without a salon (resolutions R9, E5). */
export const salonProfile = operation({
  name: 'salon.profile',
  summary: 'The signed-in owner and the salon',
  method: 'GET',
  path: '/api/salon/profile',
  access: ['salon', 'admin'],
  reply: envelope({
    user: userSchema,
    salon: z.nullable(salonSchema),
    data: z.object({ user: userSchema, salon: z.nullable(salonSchema) }),
  }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
});

/** The salon's bookings, newest first; `dateRange` filters by appointment date (resolutions T5). */
export const salonOrders = operation({
  name: 'salon.orders',
  summary: "The salon's bookings",
  method: 'GET',
  path: '/api/salon/orders',
  access: ['salon'],
  query: z.object({
    ...pageQuery(10),
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    dateRange: z.optional(z.enum(DATE_RANGES)),
  }),
  reply: envelope({ data: z.array(salonBookingSchema), pages: z.int(), pagination: paginationSchema }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});

/** Balance in rupees: captured minus refunded for the salon's services, by capture date (resolutions M10, T5). */
export const salonDashboard = operation({
  name: 'salon.dashboard',
  summary: "The salon's figures in a period",
  method: 'GET',
  path: '/api/salon/dashboard',
  access: ['salon'],
  query: z.object({ dateRange: z._default(z.enum(DATE_RANGES), 'month') }),
  reply: envelope({ data: z.object({ balance: z.number(), appointments: z.int(), newCustomers: z.int() }) }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});
