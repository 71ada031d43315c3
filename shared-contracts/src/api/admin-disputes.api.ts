import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { listOperation } from '../operation/list.ts';
import { operation } from '../operation/operation.ts';
import { refundProposalSchema } from './admin-refunds.api.ts';
import { salonBookingDetailSchema } from './booking.schema.ts';
import { keepable, longText } from './text.ts';

/** `open`: nobody has answered the customer yet; `answered`: the customer has our answer and waits for the outcome. */
export const DISPUTE_STATES = ['open', 'answered', 'resolved'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** When something is due and when it was done; `overdue` if it is or was late. Instants as ISO with +05:30. */
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
  /** Decided, but another admin has to approve the refund: until then nobody is notified (decision 49). */
  waits: z.boolean(),
  /** What an admin may do with it now. */
  can: z.object({ answer: z.boolean(), resolve: z.boolean() }),
  /** A first answer to the customer within 48 hours. */
  firstAnswer: clockSchema,
  /** The outcome within 30 days. */
  outcome: clockSchema,
});
export type AdminDispute = z.output<typeof adminDisputeSchema>;

/** The number of unresolved disputes, by how long the customer has waited. */
export const disputeAgesSchema = z.object({
  under48Hours: z.int(),
  over48Hours: z.int(),
  over30Days: z.int(),
});
export type DisputeAges = z.output<typeof disputeAgesSchema>;

const DISPUTE_SORTS = ['due_asc', 'due_desc', 'created_asc', 'created_desc'] as const;

/**
 * Disputes in a state, or all unresolved ones. By default sorted by what is due next, resolved ones latest first;
 * `q` searches the names of customer and salon, and finds a booking by its whole id.
 */
export const adminDisputes = listOperation({
  name: 'admin.disputes',
  summary: 'Disputes that customers opened',
  path: '/api/admin/disputes',
  access: ['admin'],
  ...{ rows: 'disputes', row: adminDisputeSchema, size: 20 },
  filter: {
    state: z.optional(z.enum(DISPUTE_STATES)),
    sort: z.optional(z.enum(DISPUTE_SORTS)),
    q: z.optional(longText(100)),
  },
  also: {
    counts: z.object({ open: z.int(), answered: z.int(), resolved: z.int(), ages: disputeAgesSchema }),
  },
});

/** In whose favour a dispute is resolved: the customer gets money back, or the salon keeps what was paid. */
export const DISPUTE_OUTCOMES = ['customer', 'salon'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

/** Whose words a note records: our team's own, or what the customer or salon said on the phone. */
export const NOTE_SIDES = ['team', 'customer', 'salon'] as const;
export type NoteSide = (typeof NOTE_SIDES)[number];

/** Everything about one dispute; amounts in paise where their name says so. */
export const adminDisputeDetailSchema = z.extend(adminDisputeSchema, {
  /** What the customer wrote. */
  reason: z.string(),
  booking: salonBookingDetailSchema,
  money: z.object({ paidPaise: z.int(), refundedPaise: z.int(), leftPaise: z.int() }),
  /** Our first answer to the customer, and who wrote it. */
  answer: z.nullable(z.object({ text: z.string(), at: z.string(), by: z.string() })),
  resolution: z.nullable(
    z.object({
      outcome: z.enum(DISPUTE_OUTCOMES),
      refundPaise: z.int(),
      /** Always false: a decision that waits for another admin is in `proposed`, and resolves nothing yet. */
      waits: z.boolean(),
      toCustomer: z.string(),
      toSalon: z.string(),
      at: z.string(),
      by: z.string(),
    }),
  ),
  /** Decisions whose refund another admin had or has to approve, newest first, with the text for each side. */
  proposed: z.array(z.object({ toCustomer: z.string(), toSalon: z.string(), refund: refundProposalSchema })),
  notes: z.array(
    z.object({ id: z.string(), side: z.enum(NOTE_SIDES), text: z.string(), at: z.string(), by: z.string() }),
  ),
});
export type AdminDisputeDetail = z.output<typeof adminDisputeDetailSchema>;

const bookingId = z.object({ id: z.string().check(z.maxLength(64)) });
const about = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const;
const reply = envelope({ dispute: adminDisputeDetailSchema });

/** The maximum length of the text for one side. */
export const LONGEST_DISPUTE_WORDS = 2000;
export const disputeWords = z
  .string()
  .check(
    z.trim(),
    z.minLength(10, 'Please write at least 10 characters'),
    z.maxLength(LONGEST_DISPUTE_WORDS),
    keepable,
  );

/** Identified by the booking's id. */
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

/** The first answer to the customer: it is mailed to them and stops the 48-hour clock. */
export const answerDispute = operation({
  name: 'admin.answerDispute',
  summary: 'Answer a dispute first',
  method: 'POST',
  path: '/api/admin/disputes/:id/answer',
  access: ['admin'],
  params: bookingId,
  body: z.object({ text: disputeWords }),
  reply,
  errors: ['VALIDATION_FAILED', ...about, 'DISPUTE_DEALT_WITH'],
});

/**
 * Decides a dispute, once: the visit becomes completed again, the refund is started, and both sides are mailed their
 * text. If the refund exceeds what one admin may give alone, all of this waits until another admin approves it
 * (`proposed`). A repetition by the same admin returns the first result.
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
      /** 0, or from 100 to what is left of the payment; 0 if decided for the salon. */
      refundPaise: z.int().check(z.gte(0), z.lte(100_000_000)),
      toCustomer: disputeWords,
      toSalon: disputeWords,
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

/** Stores a note for the admins who look into the dispute; neither side sees it. */
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
