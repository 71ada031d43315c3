import * as z from 'zod/mini';
import { envelope, pageNumber, pageQuery, paginationSchema } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { date, described, keepable, momentText, uuidText } from './text.ts';

const own = ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const;
const days = { from: date, to: date };

/** One movement of the salon's money: `amount` in rupees, positive in its favour; instants as ISO with +05:30. */
export const statementLineSchema = z.object({
  at: z.string(),
  kind: z.enum(['earned', 'refunded', 'paid-out']),
  text: z.string(),
  bookingId: z.nullable(z.string()),
  /** The booking's number, or the payout's reference. */
  reference: z.string(),
  amount: z.number(),
  /** What we owe the salon after it. */
  balance: z.number(),
});
export type StatementLine = z.output<typeof statementLineSchema>;

/** What a period's visits bring in, in rupees, so that earned is told apart from what is paid ahead. */
const visitsSchema = z.object({
  /** The salon's part of the period's visits that are over, refunds taken off. */
  done: z.number(),
  /** Its part of the visits that are still to come, in whichever period, which may yet be refunded. */
  ahead: z.number(),
  /** The period's visits without a booking, paid at the salon: their total never passes through us. */
  walkIns: z.object({ count: z.int(), total: z.number() }),
});

/**
 * From the ledger: opening + earned - refunded - paidOut = closing. Both days are included, 400 days at most. Page 1
 * has the latest lines, each page lists its earliest first; without `page` all lines are returned, if at most 2,000.
 */
export const salonStatement = operation({
  name: 'salon.statement',
  summary: 'What was earned, refunded and paid out',
  method: 'GET',
  path: '/api/salon/statement',
  access: ['salon'],
  query: z.object({ ...days, page: z.optional(pageNumber), limit: pageQuery(100).limit }),
  reply: envelope({
    opening: z.number(),
    earned: z.number(),
    refunded: z.number(),
    paidOut: z.number(),
    closing: z.number(),
    /** Missing from older providers. */
    visits: z.optional(visitsSchema),
    lines: z.array(statementLineSchema),
    /** Missing from older providers, which send all lines. */
    pagination: z.optional(paginationSchema),
  }),
  errors: [...own],
  rules: {
    to: 'The last day comes after the first one, within 400 days; all lines at once are at most 2,000',
  },
});

/** The same as a file, at a URL that is valid for ten minutes without signing in; a PDF has 1,000 lines at most. */
export const salonStatementFile = operation({
  name: 'salon.statementFile',
  summary: 'Where the statement can be fetched as CSV or PDF',
  method: 'GET',
  path: '/api/salon/statement/file',
  access: ['salon'],
  query: z.object({ ...days, format: z.enum(['csv', 'pdf']) }),
  reply: envelope({ name: z.string(), url: z.string() }),
  errors: [...own],
  rules: { to: 'The last day comes after the first one, within 400 days; a PDF has at most 1,000 lines' },
});

/** Records that money was sent to a salon's bank account. Repeating a reference returns the first payout. */
export const recordPayout = operation({
  name: 'admin.recordPayout',
  summary: 'Write down a payout to a salon',
  method: 'POST',
  path: '/api/admin/payouts',
  access: ['admin'],
  body: z.object({
    salonId: uuidText,
    /** Rupees. */
    amount: described(z.number().check(z.gt(0), z.lte(100_000_000)), { multipleOf: 0.01 }),
    /** The bank's reference. */
    reference: z.string().check(z.trim(), z.minLength(3), z.maxLength(60), keepable),
    paidAt: z.optional(momentText('Choose a day from 2000 to 2100.')),
  }),
  reply: envelope({
    payout: z.object({ id: z.string(), amount: z.number(), reference: z.string(), paidAt: z.string() }),
  }),
  errors: [...own, 'PAYOUT_REFUSED'],
  rules: {
    paidAt: 'A payout is written down when it was made',
    amount: 'An amount has at most two decimals',
  },
});
