import * as z from 'zod/mini';
import { BY_HAND_REASONS, type ByHandReason, LEAST_REFUND_NOTE } from '../money/refund-by-hand.ts';
import { envelope, pageQuery, paginationSchema } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { refundSchema } from './refund.schema.ts';
import { longText, uuidText } from './text.ts';

const reasons = Object.keys(BY_HAND_REASONS) as [ByHandReason, ...ByHandReason[]];
const person = z.object({ id: z.string(), name: z.string() });

/** `open` until another admin decides or its time is over; `alone` was small enough for one admin. */
export const PROPOSAL_STATES = ['open', 'approved', 'rejected', 'expired', 'alone'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** A booking as lists about money name it; who paid is told by name and e-mail. */
const paidBooking = {
  bookingId: z.string(),
  salon: person,
  customer: z.object({ name: z.string(), email: z.string() }),
};

/** A refund that an admin proposed, amounts in paise, instants as ISO with +05:30. */
export const refundProposalSchema = z.object({
  id: z.string(),
  ...paidBooking,
  amountPaise: z.int(),
  reason: z.enum(reasons),
  note: z.string(),
  state: z.enum(PROPOSAL_STATES),
  proposedBy: person,
  createdAt: z.string(),
  expiresAt: z.string(),
  decidedBy: z.nullable(person),
  decidedAt: z.nullable(z.string()),
  decisionNote: z.string(),
  /** What can still be refunded of the payment now: an open proposal over more can't be approved. */
  leftPaise: z.int(),
  /** Whether the one who asks may decide; `own` where they proposed it themselves. */
  can: z.object({ approve: z.boolean(), reject: z.boolean() }),
  own: z.boolean(),
});
export type RefundProposal = z.output<typeof refundProposalSchema>;

export const PROPOSAL_SORTS = ['createdAt_desc', 'createdAt_asc'] as const;

/** Proposed refunds, those that wait unless told, newest first; `counts` say how many wait and need a look. */
export const adminRefundProposals = operation({
  name: 'admin.refundProposals',
  summary: 'Refunds that admins proposed',
  method: 'GET',
  path: '/api/admin/refunds',
  access: ['admin'],
  query: z.object({
    ...pageQuery(10),
    state: z._default(z.enum([...PROPOSAL_STATES, 'all']), 'open'),
    sort: z.optional(z.enum(PROPOSAL_SORTS)),
  }),
  reply: envelope({
    proposals: z.array(refundProposalSchema),
    data: z.array(refundProposalSchema),
    counts: z.object({ open: z.int(), look: z.int() }),
    pagination: paginationSchema,
  }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN'],
});

/**
 * Why a payment needs a look: `not-settled`, the gateway was asked for days and it is not as ordered, or silent;
 * `refund-failed`, the gateway could not pay a refund out; `refund-stuck`, a refund could not be sent or followed;
 * `late-capture` and `paid-twice`, money that bought nothing is on its way back; `odd-charge`, a plan was charged
 * another amount; `plan-silent`, a plan could not be followed.
 */
export const LOOK_KINDS = [
  'not-settled',
  'refund-failed',
  'refund-stuck',
  'late-capture',
  'paid-twice',
  'odd-charge',
  'plan-silent',
] as const;
export type LookKind = (typeof LOOK_KINDS)[number];

export const paymentToLookAtSchema = z.object({
  /** Names the row; of no other use. */
  id: z.string(),
  kind: z.enum(LOOK_KINDS),
  /** Null where no booking is known. */
  bookingId: z.nullable(z.string()),
  salon: z.nullable(z.string()),
  /** What it is about at the gateway: an order's, a payment's or a plan's id. */
  reference: z.string(),
  amountPaise: z.nullable(z.int()),
  since: z.string(),
  /** The last error; without anybody's address. */
  error: z.nullable(z.string()),
  /** The job to try again; null where it is under way by itself. */
  jobId: z.nullable(z.int()),
});
export type PaymentToLookAt = z.output<typeof paymentToLookAtSchema>;

/** Money that a person has to look at, and money that bought nothing until it is back; newest first. */
export const adminPaymentsToLookAt = operation({
  name: 'admin.paymentsToLookAt',
  summary: 'Payments that need a look',
  method: 'GET',
  path: '/api/admin/payments/to-look-at',
  access: ['admin'],
  query: z.object(pageQuery(20)),
  reply: envelope({
    payments: z.array(paymentToLookAtSchema),
    data: z.array(paymentToLookAtSchema),
    pagination: paginationSchema,
  }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN'],
});

export const adminPaymentRowSchema = z.object({
  ...paidBooking,
  paymentId: z.string(),
  paidPaise: z.int(),
  refundedPaise: z.int(),
  status: z.string(),
  capturedAt: z.string(),
});
export type AdminPaymentRow = z.output<typeof adminPaymentRowSchema>;

/** How many payments a list goes back at most: older ones are searched for. */
export const MOST_LISTED_PAYMENTS = 1_000;

/**
 * Payments that were captured, newest first. `q` is a booking's id, a payment's or an order's at the gateway, a
 * customer's whole e-mail, or three letters or more of a salon's name.
 */
export const adminPayments = operation({
  name: 'admin.payments',
  summary: 'Payments, to look one up',
  method: 'GET',
  path: '/api/admin/payments',
  access: ['admin'],
  query: z.object({ ...pageQuery(10), q: z.optional(longText(100)) }),
  reply: envelope({
    payments: z.array(adminPaymentRowSchema),
    data: z.array(adminPaymentRowSchema),
    pagination: paginationSchema,
  }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN'],
});

export const adminPaymentSchema = z.object({
  ...paidBooking,
  bookingStatus: z.string(),
  start: z.string(),
  orderId: z.string(),
  paymentId: z.string(),
  method: z.nullable(z.string()),
  capturedAt: z.nullable(z.string()),
  paidPaise: z.int(),
  refundedPaise: z.int(),
  leftPaise: z.int(),
  /** Oldest first. */
  refunds: z.array(z.extend(refundSchema, { amountPaise: z.int(), askedBy: z.nullable(z.string()) })),
  /** Newest first. */
  proposals: z.array(refundProposalSchema),
  /** The least that the gateway sends. */
  smallestPaise: z.int(),
  /** What the one who asks may give back of this booking alone now; over it, another admin has to approve. */
  alonePaise: z.int(),
  can: z.object({ propose: z.boolean() }),
});
export type AdminPayment = z.output<typeof adminPaymentSchema>;

const bookingId = z.object({ id: uuidText });

/** What was paid for a booking, what went back and why, and what is left. */
export const adminPayment = operation({
  name: 'admin.payment',
  summary: 'One payment with its refunds',
  method: 'GET',
  path: '/api/admin/payments/:id',
  access: ['admin'],
  params: bookingId,
  reply: envelope({ payment: adminPaymentSchema }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});

/**
 * Gives a part of a payment back: at once up to what one admin may give alone (`REFUND_ALONE_LIMIT`, which counts all
 * that this admin proposed of the booking within 24 hours), else after another admin approved it. One `key` is one
 * proposal.
 */
export const proposeRefund = operation({
  name: 'admin.proposeRefund',
  summary: 'Give money back by hand',
  method: 'POST',
  path: '/api/admin/payments/:id/refunds',
  access: ['admin'],
  params: bookingId,
  body: z.object({
    amountPaise: z.int().check(z.gte(1), z.lte(2_147_483_647)),
    reason: z.enum(reasons, 'Choose a reason'),
    note: longText(1_000).check(
      z.minLength(LEAST_REFUND_NOTE, `Say in at least ${LEAST_REFUND_NOTE} letters why`),
    ),
    key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  }),
  reply: envelope({ proposal: refundProposalSchema }),
  errors: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'NOT_FOUND',
    'NOT_REFUNDABLE',
    'PROPOSAL_REFUSED',
  ],
});

const decision = {
  access: ['admin'],
  params: z.object({ id: uuidText }),
  reply: envelope({ proposal: refundProposalSchema }),
  errors: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'NOT_FOUND',
    'NOT_REFUNDABLE',
    'PROPOSAL_REFUSED',
    'SECOND_ADMIN_NEEDED',
  ],
} as const;

/** Sends a proposed refund back; never by who proposed it. */
export const approveRefund = operation({
  ...decision,
  name: 'admin.approveRefund',
  summary: "Approve another admin's refund",
  method: 'POST',
  path: '/api/admin/refunds/:id/approve',
});

/** Has nothing go back; never by who proposed it. */
export const rejectRefund = operation({
  ...decision,
  name: 'admin.rejectRefund',
  summary: "Reject another admin's refund",
  method: 'POST',
  path: '/api/admin/refunds/:id/reject',
  body: z.object({
    note: longText(1_000).check(
      z.minLength(LEAST_REFUND_NOTE, `Say in at least ${LEAST_REFUND_NOTE} letters why`),
    ),
  }),
});
