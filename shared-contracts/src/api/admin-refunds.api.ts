import * as z from 'zod/mini';
import { BY_HAND_REASONS, type ByHandReason, LEAST_REFUND_NOTE } from '../money/refund-by-hand.ts';
import { envelope } from '../operation/envelope.ts';
import { listOperation } from '../operation/list.ts';
import { operation } from '../operation/operation.ts';
import { refundSchema } from './refund.schema.ts';
import { longText, uuidText } from './text.ts';

const reasons = Object.keys(BY_HAND_REASONS) as [ByHandReason, ...ByHandReason[]];
const person = z.object({ id: z.string(), name: z.string() });

/** `open` until another admin decides or it expires; `alone` was small enough for one admin. */
export const PROPOSAL_STATES = ['open', 'approved', 'rejected', 'expired', 'alone'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** A booking in lists about money, with the payer's name and e-mail. */
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
  /** What can still be refunded of the payment now: an open proposal for more can't be approved. */
  leftPaise: z.int(),
  /** Whether the caller may decide; `own` if the caller proposed it. */
  can: z.object({ approve: z.boolean(), reject: z.boolean() }),
  own: z.boolean(),
});
export type RefundProposal = z.output<typeof refundProposalSchema>;

const PROPOSAL_SORTS = ['createdAt_desc', 'createdAt_asc'] as const;

/** Proposed refunds, by default open ones, newest first; `counts`: open proposals, and payments that need a look. */
export const adminRefundProposals = listOperation({
  name: 'admin.refundProposals',
  summary: 'Refunds that admins proposed',
  path: '/api/admin/refunds',
  access: ['admin'],
  ...{ rows: 'proposals', row: refundProposalSchema, size: 10 },
  filter: {
    state: z._default(z.enum([...PROPOSAL_STATES, 'all']), 'open'),
    sort: z._default(z.enum(PROPOSAL_SORTS), 'createdAt_desc'),
  },
  also: { counts: z.object({ open: z.int(), look: z.int() }) },
});

/**
 * Why a payment needs a look. `not-settled`: for days the gateway has reported something other than ordered, or
 * nothing; `refund-failed`: the gateway could not pay out a refund; `refund-stuck`: a refund could not be sent or
 * tracked; `late-capture` and `paid-twice`: a payment that bought nothing is being refunded; `odd-charge`: a plan was
 * charged another amount; `plan-silent`: a plan could not be tracked.
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
  /** Identifies the row; it has no other use. */
  id: z.string(),
  kind: z.enum(LOOK_KINDS),
  /** Null if no booking is known. */
  bookingId: z.nullable(z.string()),
  salon: z.nullable(z.string()),
  /** The gateway's id of the order, payment or plan. */
  reference: z.string(),
  amountPaise: z.nullable(z.int()),
  since: z.string(),
  /** The last error, without anybody's address. */
  error: z.nullable(z.string()),
  /** The job to retry; null if it proceeds automatically. */
  jobId: z.nullable(z.int()),
});
export type PaymentToLookAt = z.output<typeof paymentToLookAtSchema>;

/** Payments that a person has to look at, and payments that bought nothing until refunded; newest first. */
export const adminPaymentsToLookAt = listOperation({
  name: 'admin.paymentsToLookAt',
  summary: 'Payments that need a look',
  path: '/api/admin/payments/to-look-at',
  access: ['admin'],
  ...{ rows: 'payments', row: paymentToLookAtSchema, size: 20, filter: {}, also: {} },
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

/** A list shows at most this many payments; older ones are found by search. */
export const MOST_LISTED_PAYMENTS = 1_000;

/**
 * Payments that were captured, newest first. `q` is a booking's id, the gateway's id of a payment or an order, a
 * customer's whole e-mail, or at least three letters of a salon's name.
 */
export const adminPayments = listOperation({
  name: 'admin.payments',
  summary: 'Payments, to look one up',
  path: '/api/admin/payments',
  access: ['admin'],
  ...{ rows: 'payments', row: adminPaymentRowSchema, size: 10 },
  filter: { q: z.optional(longText(100)) },
  also: {},
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
  /** The smallest amount that the gateway can refund. */
  smallestPaise: z.int(),
  /** What the caller may refund of this booking alone now; for more, another admin has to approve. */
  alonePaise: z.int(),
  can: z.object({ propose: z.boolean() }),
});
export type AdminPayment = z.output<typeof adminPaymentSchema>;

const bookingId = z.object({ id: uuidText });

/** What was paid for a booking, what was refunded and why, and what is left. */
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
 * Refunds a part of a payment: at once up to what one admin may refund alone (`REFUND_ALONE_LIMIT`, which counts all
 * that this admin proposed for the booking within 24 hours), else after another admin has approved it. One `key` is one
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

/** Carries out a proposed refund; the admin who proposed it can't approve it. */
export const approveRefund = operation({
  ...decision,
  name: 'admin.approveRefund',
  summary: "Approve another admin's refund",
  method: 'POST',
  path: '/api/admin/refunds/:id/approve',
});

/** Rejects a proposed refund; the admin who proposed it can't do so. */
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
