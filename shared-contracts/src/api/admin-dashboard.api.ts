import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { DATE_RANGES } from './customer.api.ts';

/** What happened in a period, by the day in India; money in rupees. */
const figuresSchema = z.object({
  /** Made in it, those cancelled later and walk-ins too. */
  bookings: z.int(),
  /** All that customers paid in it, before refunds. */
  captured: z.number(),
  /** Our fee without tax, less what went back of it in the period. */
  fee: z.number(),
  /** Owed back from then on, whether it is paid out yet or not: how much, in how many refunds. */
  refunded: z.number(),
  refunds: z.int(),
  newSalons: z.int(),
  newUsers: z.int(),
  /** Whose day of the visit is in it: all of them, and of these those cancelled, those that took place, those nobody came to. */
  visits: z.int(),
  cancelled: z.int(),
  completed: z.int(),
  noShows: z.int(),
  /** Answers of the server: pages of salons that were opened, months of free days that were asked for. */
  salonViews: z.int(),
  calendarViews: z.int(),
  /** Orders that were made in it, and those of them that were paid, whenever that was. */
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
 * What happened on the marketplace in a calendar period and in the one before it (resolutions T5). `series` has its days,
 * of a year its months, `start` as ISO with +05:30; `seriesBefore` those of the period before. Of today they are
 * the last fourteen days up to it, and the fourteen before.
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

/** What waits for a person right now. */
export const adminAttention = operation({
  name: 'admin.attention',
  summary: 'What waits for an admin',
  method: 'GET',
  path: '/api/admin/attention',
  access: ['admin'],
  reply: envelope({
    data: z.object({
      salons: z.object({ total: z.int(), active: z.int(), pending: z.int() }),
      /** As `admin.paymentsToLookAt` lists them; and refunds that are on their way for over seven days. */
      payments: z.object({ toLookAt: z.int(), lateRefunds: z.int() }),
      jobs: z.object({ givenUp: z.int(), retrying: z.int() }),
      /** Not resolved: opened within 48 hours, within 30 days, longer ago. */
      disputes: z.object({ fresh: z.int(), overdue: z.int(), old: z.int() }),
    }),
  }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
});
