import * as z from 'zod/mini';
import { envelope, pageQuery, paginationSchema } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { refundProposalSchema } from './admin-refunds.api.ts';
import { salonBookingDetailSchema } from './booking.schema.ts';
import { keepable, longText } from './text.ts';

/** `open`: nobody has answered the customer yet; `answered`: they have heard of us, and wait for the outcome. */
export const DISPUTE_STATES = ['open', 'answered', 'resolved'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** By when it has to happen and when it did; `overdue` where that is late, or was. Instants as ISO with +05:30. */
const clockSchema = z.object({ due: z.string(), doneAt: z.nullable(z.string()), overdue: z.boolean() });
export type DisputeClock = z.output<typeof clockSchema>;

/** A dispute in the list; `total` is what the visit cost, in rupees. */
export const adminDisputeSchema = z.object({
  bookingId: z.string(),
  state: z.enum(DISPUTE_STATES),
  no: z.int(),
  salon: z.object({ id: z.string(), name: z.string() }),
  customer: z.object({ id: z.nullable(z.string()), name: z.string() }),
  /** When the visit began. */
  dateTime: z.string(),
  total: z.number(),
  createdAt: z.string(),
  /** It is decided, with a refund that another admin has to approve: until then nobody is told (decision 49). */
  waits: z.boolean(),
  /** A first answer to the customer within 48 hours. */
  firstAnswer: clockSchema,
  /** The outcome within 30 days. */
  outcome: clockSchema,
});
export type AdminDispute = z.output<typeof adminDisputeSchema>;

/** How many are not resolved yet, by how long the customer has waited. */
export const disputeAgesSchema = z.object({
  under48Hours: z.int(),
  over48Hours: z.int(),
  over30Days: z.int(),
});
export type DisputeAges = z.output<typeof disputeAgesSchema>;

export const DISPUTE_SORTS = ['due_asc', 'due_desc', 'created_asc', 'created_desc'] as const;

/**
 * Disputes in a state, or all that are not resolved. By what is due next unless told, resolved ones the latest first;
 * `q` searches the names of customer and salon, and finds a booking by its whole id.
 */
export const adminDisputes = operation({
  name: 'admin.disputes',
  summary: 'Disputes that customers opened',
  method: 'GET',
  path: '/api/admin/disputes',
  access: ['admin'],
  query: z.object({
    ...pageQuery(20),
    state: z.optional(z.enum(DISPUTE_STATES)),
    sort: z.optional(z.enum(DISPUTE_SORTS)),
    q: z.optional(longText(100)),
  }),
  reply: envelope({
    disputes: z.array(adminDisputeSchema),
    data: z.array(adminDisputeSchema),
    counts: z.object({ open: z.int(), answered: z.int(), resolved: z.int(), ages: disputeAgesSchema }),
    pagination: paginationSchema,
  }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN'],
});

/** Whom a resolution is for: the customer gets money back, or the salon keeps what was paid. */
export const DISPUTE_OUTCOMES = ['customer', 'salon'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

/** Whose words a note keeps: ours among ourselves, or what somebody told us on the phone. */
export const NOTE_SIDES = ['team', 'customer', 'salon'] as const;
export type NoteSide = (typeof NOTE_SIDES)[number];

/** All there is about one dispute; amounts in paise where their name says so. */
export const adminDisputeDetailSchema = z.extend(adminDisputeSchema, {
  /** What the customer wrote. */
  reason: z.string(),
  booking: salonBookingDetailSchema,
  money: z.object({ paidPaise: z.int(), refundedPaise: z.int(), leftPaise: z.int() }),
  /** What the customer was told first, and by whom of us. */
  answer: z.nullable(z.object({ text: z.string(), at: z.string(), by: z.string() })),
  resolution: z.nullable(
    z.object({
      outcome: z.enum(DISPUTE_OUTCOMES),
      refundPaise: z.int(),
      /** False: what waits for another admin stands in `proposed`, and resolves nothing yet. */
      waits: z.boolean(),
      toCustomer: z.string(),
      toSalon: z.string(),
      at: z.string(),
      by: z.string(),
    }),
  ),
  /** Decisions whose refund another admin had or has to approve, newest first, with what each side is to read then. */
  proposed: z.array(z.object({ toCustomer: z.string(), toSalon: z.string(), refund: refundProposalSchema })),
  notes: z.array(
    z.object({ id: z.string(), side: z.enum(NOTE_SIDES), text: z.string(), at: z.string(), by: z.string() }),
  ),
});
export type AdminDisputeDetail = z.output<typeof adminDisputeDetailSchema>;

const bookingId = z.object({ id: z.string().check(z.maxLength(64)) });
const about = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const;
const reply = envelope({ dispute: adminDisputeDetailSchema });

/** As long as the words may be that one side reads. */
export const LONGEST_DISPUTE_WORDS = 2000;
const words = z
  .string()
  .check(
    z.trim(),
    z.minLength(10, 'Please write at least 10 characters'),
    z.maxLength(LONGEST_DISPUTE_WORDS),
    keepable,
  );

/** By the booking's id. */
export const adminDispute = operation({
  name: 'admin.dispute',
  summary: 'One dispute with its visit, its money and what was said',
  method: 'GET',
  path: '/api/admin/disputes/:id',
  access: ['admin'],
  params: bookingId,
  reply,
  errors: [...about],
});

/** The first answer to the customer: it is mailed to them, and stops the clock of 48 hours. */
export const answerDispute = operation({
  name: 'admin.answerDispute',
  summary: 'Answer a dispute first',
  method: 'POST',
  path: '/api/admin/disputes/:id/answer',
  access: ['admin'],
  params: bookingId,
  body: z.object({ text: words }),
  reply,
  errors: ['VALIDATION_FAILED', ...about, 'DISPUTE_DEALT_WITH'],
});

/**
 * Decides a dispute, once: the visit is completed again, what goes back is on its way, and both sides are mailed their
 * words. Over what one admin may give back, all of this waits until another approves the refund (`proposed`). The same
 * again by the same admin answers what the first did.
 */
export const resolveDispute = operation({
  name: 'admin.resolveDispute',
  summary: 'Resolve a dispute',
  method: 'POST',
  path: '/api/admin/disputes/:id/resolve',
  access: ['admin'],
  params: bookingId,
  body: z
    .object({
      outcome: z.enum(DISPUTE_OUTCOMES),
      /** 0, or from 100 to what is left of the payment; 0 where it is for the salon. */
      refundPaise: z.int().check(z.gte(0), z.lte(100_000_000)),
      toCustomer: words,
      toSalon: words,
    })
    .check(
      z.refine(({ outcome, refundPaise }) => outcome === 'customer' || refundPaise === 0, {
        path: ['refundPaise'],
        error: 'Nothing goes back where it is decided for the salon',
      }),
    ),
  reply,
  errors: ['VALIDATION_FAILED', ...about, 'DISPUTE_DEALT_WITH', 'NOT_REFUNDABLE'],
});

/** Keeps what was said, for those of us who look into it; neither side reads it. */
export const noteDispute = operation({
  name: 'admin.noteDispute',
  summary: 'Keep a note about a dispute',
  method: 'POST',
  path: '/api/admin/disputes/:id/notes',
  access: ['admin'],
  params: bookingId,
  body: z.object({
    side: z.enum(NOTE_SIDES),
    text: z
      .string()
      .check(z.trim(), z.minLength(1, 'Please write a note'), z.maxLength(LONGEST_DISPUTE_WORDS), keepable),
  }),
  reply,
  errors: ['VALIDATION_FAILED', ...about],
});
