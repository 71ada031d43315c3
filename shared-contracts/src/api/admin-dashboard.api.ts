import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { DATE_RANGES } from './customer.api.ts';

/** The figures of a period, by days in India; money in rupees. */
const figuresSchema = z.object({
  /** Bookings made in the period, including walk-ins and those cancelled later. */
  bookings: z.int(),
  /** Everything that customers paid in the period, before refunds. */
  captured: z.number(),
  /** Our fee without tax, less what was refunded of it in the period. */
  fee: z.number(),
  /** Refunds that became due in the period, paid out or not: their amount and number. */
  refunded: z.number(),
  refunds: z.int(),
  newSalons: z.int(),
  newUsers: z.int(),
  /** Visits whose day is in the period: all of them, and those cancelled, completed, and not attended. */
  visits: z.int(),
  cancelled: z.int(),
  completed: z.int(),
  noShows: z.int(),
  /** Responses of the server: salon pages opened, months of free days requested. */
  salonViews: z.int(),
  calendarViews: z.int(),
  /** Orders created in the period, and how many of them were paid, at whatever time. */
  orders: z.int(),
  paid: z.int(),
});
export type MarketplaceFigures = z.output<typeof figuresSchema>;

const stepsSchema = z.array(
  z.object({
    start: z.string(),
    bookings: z.int(),
    captured: z.number(),
    fee: z.number(),
    refunded: z.number(),
    newSalons: z.int(),
    newUsers: z.int(),
  }),
);

/**
 * What happened on the marketplace in a calendar period and in the one before it (resolutions T5). `series` has the
 * days of the period, or the months of a year, with `start` as ISO with +05:30; `seriesBefore` has those of the period
 * before. For today they are the last fourteen days up to today, and the fourteen before.
 */
export const adminFigures = operation({
  name: 'admin.figures',
  summary: 'What happened on the marketplace in a period',
  method: 'GET',
  path: '/api/admin/figures',
  access: ['admin'],
  query: z.object({ dateRange: z._default(z.enum(DATE_RANGES), 'month') }),
  reply: envelope({
    data: z.object({
      now: figuresSchema,
      before: figuresSchema,
      series: stepsSchema,
      seriesBefore: stepsSchema,
    }),
  }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN'],
});

/** Everything that is waiting for a person right now. */
export const adminAttention = operation({
  name: 'admin.attention',
  summary: 'What waits for an admin',
  method: 'GET',
  path: '/api/admin/attention',
  access: ['admin'],
  reply: envelope({
    data: z.object({
      salons: z.object({ total: z.int(), active: z.int(), pending: z.int() }),
      /** Payments listed by `admin.paymentsToLookAt`; and refunds that have been under way for over seven days. */
      payments: z.object({ toLookAt: z.int(), lateRefunds: z.int() }),
      jobs: z.object({ givenUp: z.int(), retrying: z.int() }),
      /**
       * Unresolved disputes: opened within 48 hours, within 30 days, longer ago; and the first of their deadlines (ISO with
       * +05:30), null if none is open.
       */
      disputes: z.object({
        ...{ fresh: z.int(), overdue: z.int(), old: z.int() },
        nextDue: z.optional(z.nullable(z.string())),
      }),
      /** Salons that ask to be listed and wait for an answer. */
      applications: z.optional(z.int()),
      /** Refunds by hand that another admin must approve. */
      proposals: z.optional(z.int()),
      /** Messages of the contact page without an answer; no spam. */
      messages: z.optional(z.int()),
    }),
  }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
});
