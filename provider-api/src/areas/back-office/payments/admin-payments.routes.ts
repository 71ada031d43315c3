import { type Paise, toLocalIso } from '@sundara/contracts';
import {
  type AdminPaymentRow,
  adminPayment,
  adminPayments,
  adminPaymentsToLookAt,
  type PaymentToLookAt,
  succeed,
} from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { registerList } from '../../../platform/list/register-list.ts';
import { withoutAddresses } from '../jobs/job.presenter.ts';
import { type FoundPayment, findPayments } from './found-payments.repository.ts';
import { findPaymentDetail } from './payment-detail.ts';
import { findPaymentsToLookAt, type LookedAt } from './payments-to-look-at.repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
  /** What one admin may give back of a booking in 24 hours, in paise. */
  readonly refundLimitPaise: Paise;
}

/** Payments for admins: those that need attention, the search, and the details of one. */
export const adminPaymentRoutes = (
  app: FastifyInstance,
  { database: { db }, now, refundLimitPaise }: Dependencies,
): void => {
  registerList(app, adminPaymentsToLookAt, async ({ query }) => {
    const { rows, total } = await findPaymentsToLookAt(db, query);
    return { rows: rows.map(presentLookedAt), total };
  });

  registerList(app, adminPayments, async ({ query }) => {
    const { rows, total } = await findPayments(db, query);
    return { rows: rows.map(presentFound), total };
  });

  registerOperation(app, adminPayment, async ({ params, account }) => {
    const asker = { adminId: account.id, limitPaise: refundLimitPaise };
    const payment = await findPaymentDetail(db, params.id, asker, now());
    if (!payment) throw new ApiError('NOT_FOUND', { message: 'Nothing was paid for such a booking.' });
    return succeed('Payment', { payment });
  });
};

const presentFound = (row: FoundPayment): AdminPaymentRow => ({
  bookingId: row.booking_id,
  salon: { id: row.salon_id, name: row.salon },
  customer: { name: row.name, email: row.email },
  paymentId: row.payment_id,
  paidPaise: row.amount_paise,
  refundedPaise: row.refunded_paise,
  status: row.status,
  capturedAt: toLocalIso(new Date(row.captured_at)),
});

const presentLookedAt = (row: LookedAt): PaymentToLookAt => ({
  id: row.id,
  kind: row.kind,
  bookingId: row.booking_id,
  salon: row.salon,
  reference: row.reference,
  amountPaise: row.amount_paise,
  since: toLocalIso(new Date(row.since)),
  error: row.error === null ? null : withoutAddresses(row.error),
  jobId: row.job_id === null ? null : Number(row.job_id),
});
