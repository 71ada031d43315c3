import type { AdminPayment, PaymentToLookAt, RefundProposal, SalonDeletion } from '@sundara/contracts/api';
import { answered } from '@sundara/web/testing';

const VISIT = {
  bookingId: '0b0e7a52-0000-4000-8000-000000000001',
  salon: { id: 's1', name: 'Rose & Sons' },
  customer: { name: 'Leela Iyer', email: 'leela@people.example' },
};

/** What a colleague proposed. */
export const aProposal = (change: Partial<RefundProposal> = {}): RefundProposal => ({
  ...VISIT,
  id: 'p1',
  amountPaise: 300_000,
  reason: 'not-held',
  note: 'The salon was closed when she came.',
  state: 'open',
  proposedBy: { id: 'a1', name: 'Asha Rao' },
  createdAt: '2026-11-21T16:00:00+05:30',
  expiresAt: '2026-11-28T16:00:00+05:30',
  decidedBy: null,
  decidedAt: null,
  decisionNote: '',
  leftPaise: 400_000,
  can: { approve: true, reject: true },
  own: false,
  ...change,
});

/** A salon's deletion that a colleague asked for. */
export const aDeletion = (change: Partial<SalonDeletion> = {}): SalonDeletion => ({
  id: 'd1',
  salon: VISIT.salon,
  reason: 'The building is closed.',
  state: 'open',
  amountPaise: 3_383_800,
  visits: 22,
  nowPaise: 3_383_800,
  requestedBy: { id: 'a1', name: 'Asha Rao' },
  createdAt: '2026-11-21T16:00:00+05:30',
  expiresAt: '2026-11-28T16:00:00+05:30',
  decidedBy: null,
  decidedAt: null,
  decisionNote: '',
  can: { decide: true },
  own: false,
  ...change,
});

export const aPayment = (change: Partial<AdminPayment> = {}): AdminPayment => ({
  ...VISIT,
  bookingStatus: 'completed',
  start: '2026-11-20T16:00:00+05:30',
  orderId: 'order_1',
  paymentId: 'pay_1',
  method: 'upi',
  capturedAt: '2026-11-18T10:00:00+05:30',
  paidPaise: 500_000,
  refundedPaise: 100_000,
  leftPaise: 400_000,
  refunds: [],
  proposals: [],
  smallestPaise: 100,
  alonePaise: 200_000,
  can: { propose: true },
  ...change,
});

export const aLook = (change: Partial<PaymentToLookAt> = {}): PaymentToLookAt => ({
  id: 'refund:1',
  kind: 'refund-failed',
  bookingId: VISIT.bookingId,
  salon: 'Rose & Sons',
  reference: 'pay_1',
  amountPaise: 25_400,
  since: '2026-11-21T16:00:00+05:30',
  error: 'The gateway could not pay the refund out.',
  jobId: 7,
  ...change,
});

export const onePage = (total: number) => ({
  ...{ totalCount: total, totalPages: 1, currentPage: 1 },
  ...{ page: 1, limit: 10, total, pages: 1 },
});

export const proposalsAnswer = (proposals: readonly RefundProposal[], look = 1) =>
  answered({
    proposals,
    data: proposals,
    counts: { open: proposals.length, look },
    pagination: onePage(proposals.length),
  });
