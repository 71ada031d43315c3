import { NO_WISHES } from '@sundara/contracts';
import type { AdminDispute, AdminDisputeDetail } from '@sundara/contracts/api';
import { answered } from '@sundara/web/testing';

/** A dispute that nobody answered yet, opened on 23 November at noon. */
export const aDispute = (over: Partial<AdminDispute> = {}): AdminDispute => ({
  ...{ bookingId: '7d1f0c52-0000-4000-8000-000000000001', state: 'open', no: 12, total: 508, waits: false },
  salon: { id: 's1', name: 'Rose & Sons' },
  customer: { id: 'c1', name: 'Asha Rao' },
  dateTime: '2026-11-22T16:00:00+05:30',
  createdAt: '2026-11-23T12:00:00+05:30',
  can: { answer: true, resolve: true },
  firstAnswer: { due: '2026-11-25T12:00:00+05:30', doneAt: null, overdue: false },
  outcome: { due: '2026-12-23T12:00:00+05:30', doneAt: null, overdue: false },
  ...over,
});

export const disputesAnswer = (disputes: readonly AdminDispute[], over: object = {}) => {
  const total = disputes.length;
  return answered({
    disputes,
    counts: { open: 1, answered: 2, resolved: 40, ages: { under48Hours: 1, over48Hours: 2, over30Days: 0 } },
    pagination: { totalCount: total, totalPages: 1, currentPage: 1, page: 1, limit: 20, total, pages: 1 },
    ...over,
  });
};

/** The same with all details: 508 rupees were paid, and none refunded. */
export const aDisputeDetail = (over: Partial<AdminDisputeDetail> = {}): AdminDisputeDetail => ({
  ...aDispute(),
  reason: 'The colour is not what we agreed on.',
  booking: {
    ...{ _id: 'b1', id: 'b1', status: 'disputed', statusLabel: 'Disputed', no: 12, source: 'online' },
    ...{ date: '2026-11-22T16:00:00+05:30', dateTime: '2026-11-22T16:00:00+05:30', time: '4:00 PM' },
    ...{ formattedDate: 'Sun, 22 Nov', formattedTime: '4:00 PM', duration: 60, services: [], parts: [] },
    ...{ serviceName: 'Colour', totalAmount: 508, totalPrice: 508, amount: 508, paymentStatus: 'paid' },
    ...{ ...NO_WISHES, specialists: [], attendance: 'attended', history: null, client: null, refunds: [] },
    ...{ createdAt: '2026-11-20T10:00:00+05:30', updatedAt: '2026-11-23T12:00:00+05:30' },
    customer: { name: 'Asha Rao', email: 'asha@people.example', phone: '+919000000001' },
    specialist: { id: null, name: 'Not Assigned', specialization: '' },
    price: { base: 500, discount: 50, fee: 49, gst: 9, total: 508 },
    payment: { status: 'paid', method: 'upi', amount: 508, paidAt: '2026-11-20T10:00:00+05:30' },
    timeline: [{ kind: 'disputed', title: 'Dispute opened', text: '', at: '2026-11-23T12:00:00+05:30' }],
    dispute: { createdAt: '2026-11-23T12:00:00+05:30', resolution: null, resolvedAt: null },
    can: { statuses: [], move: false, attendance: false, grantRefund: false },
  },
  money: { paidPaise: 50_800, refundedPaise: 0, leftPaise: 50_800 },
  ...{ answer: null, resolution: null, notes: [], proposed: [] },
  can: {
    answer: !over.answer && !over.resolution,
    resolve: !over.resolution && !over.proposed?.some(({ refund }) => refund.state === 'open'),
  },
  ...over,
});
