import { rupeesOf, toLocalIso } from '@sundara/contracts';
import type { AdminDispute, AdminDisputeDetail } from '@sundara/contracts/api';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { findRefundable } from '../../money/index.ts';
import { findSalonBookingDetail } from '../../salon-operations/index.ts';
import { presentProposal } from '../approvals/proposal.presenter.ts';
import { disputeAbilities } from './dispute.policy.ts';
import { clocksOf, disputeStateOf } from './dispute-clocks.ts';
import { type DisputeRow, findDispute, findNotes, findProposed } from './disputes.repository.ts';

/** A dispute as the list shows it. */
export const presentDispute = (row: DisputeRow, now: Date): AdminDispute => ({
  bookingId: row.dispute.bookingId,
  state: disputeStateOf(row.dispute),
  no: row.no ?? 0,
  salon: row.salon,
  customer: row.customer,
  dateTime: toLocalIso(row.start),
  total: rupeesOf(row.totalPaise),
  createdAt: toLocalIso(row.dispute.createdAt),
  waits: row.waits,
  can: disputeAbilities(row.dispute, row.waits),
  ...clocksOf(row.dispute, now),
});

const NOTHING_PAID = { leftPaise: 0, refundedPaise: 0 };

/** All details of one dispute for this admin; undefined if nobody disputed that booking. */
export const findDisputeDetail = async (
  db: DatabaseHandle,
  bookingId: string,
  adminId: string,
  now: Date,
): Promise<AdminDisputeDetail | undefined> => {
  if (!isUuid(bookingId)) return undefined;
  const row = await findDispute(db, bookingId, now);
  if (!row) return undefined;
  const { dispute, gatewayPaymentId } = row;
  const [booking, { leftPaise, refundedPaise }, notes, proposed] = await Promise.all([
    findSalonBookingDetail(db, row.salon.id, bookingId, now, 'team'),
    gatewayPaymentId ? findRefundable(db, gatewayPaymentId) : NOTHING_PAID,
    findNotes(db, bookingId),
    findProposed(db, bookingId),
  ]);
  if (!booking) return undefined;
  return {
    ...presentDispute(row, now),
    reason: dispute.reason,
    booking,
    money: { paidPaise: leftPaise + refundedPaise, refundedPaise, leftPaise },
    answer:
      dispute.answer !== null && dispute.answeredAt
        ? { text: dispute.answer, at: toLocalIso(dispute.answeredAt), by: row.answeredBy ?? '' }
        : null,
    resolution: dispute.resolvedAt && {
      outcome: dispute.outcome ?? 'salon',
      refundPaise: dispute.refundPaise ?? 0,
      waits: false,
      toCustomer: dispute.resolution ?? '',
      toSalon: dispute.salonResolution ?? '',
      at: toLocalIso(dispute.resolvedAt),
      by: row.resolvedBy ?? '',
    },
    proposed: proposed.map(({ words: { toCustomer, toSalon }, told }) => ({
      ...{ toCustomer, toSalon, refund: presentProposal(told, adminId, now) },
    })),
    notes: notes.map(({ note, by }) => ({
      ...{ id: note.id, side: note.side, text: note.text, at: toLocalIso(note.writtenAt), by },
    })),
  };
};
