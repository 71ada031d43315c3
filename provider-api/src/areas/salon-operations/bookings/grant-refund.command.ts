import { formatRupees, type Paise, rupeesOf } from '@sundara/contracts';
import { grantRefund as operation } from '@sundara/contracts/api';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { lockSalon, writeAudit } from '../../marketplace/index.ts';
import {
  type CancellingDependencies,
  findCancellable,
  findRefundByKey,
  lockCancellable,
  type RefundRow,
  requestRefund,
  requireOwn,
  SMALLEST_REFUND_PAISE,
} from '../../money/index.ts';
import { mayGrant } from './grant.policy.ts';

export interface Grant {
  readonly bookingId: string;
  /** The granting salon; bookings of other salons count as missing. */
  readonly salonId: string;
  readonly account: Pick<Account, 'id' | 'role'>;
  /** 0 to 100, of what was paid and not refunded yet; fractions of a paisa are rounded up for the customer. */
  readonly percent: number;
  /** One key is one refund, however often it is sent. */
  readonly key: string;
}

/**
 * Grants a voluntary refund where the rules give nothing: the customer cancelled less than two hours before the start,
 * or did not come (resolutions M8). Who granted how much is audited in the same transaction.
 * @returns the refund of this key; null if nothing was granted
 * @throws ApiError NOT_FOUND; NOT_REFUNDABLE, and why
 */
export const grantRefund = async (
  { database, outbox, now }: CancellingDependencies,
  grant: Grant,
): Promise<RefundRow | null> => {
  const refund = await database.transaction((tx) => giveBack(tx, grant, now()));
  outbox.wake();
  return refund;
};

const giveBack = async (
  tx: TransactionHandle,
  { bookingId, salonId, account, percent, key: wish }: Grant,
  now: Date,
): Promise<RefundRow | null> => {
  const found = requireOwn(await findCancellable(tx, bookingId), { salonId });
  await lockSalon(tx, salonId);
  const booking = (await lockCancellable(tx, bookingId)) ?? found;
  const key = `grant-${bookingId}-${wish}`;
  const granted = await findRefundByKey(tx, key);
  if (granted) return granted;
  if (!mayGrant(booking)) throw new ApiError('NOT_REFUNDABLE', { message: onlyLate });
  const { paidPaise, gatewayPaymentId } = booking;
  if (gatewayPaymentId === null || paidPaise === 0) {
    throw new ApiError('NOT_REFUNDABLE', { message: 'Nothing is left of this payment that could go back.' });
  }
  const amountPaise = shareOf(paidPaise, percent);
  if (amountPaise === 0) return null;
  if (amountPaise < SMALLEST_REFUND_PAISE) throw new ApiError('NOT_REFUNDABLE', { message: tooLittle });
  const amount = { bookingId, gatewayPaymentId, amountPaise, key, askedBy: account.id };
  const refund = await requestRefund(tx, { ...amount, reason: 'discretion' }, now);
  const changes = { refundedPaise: [booking.refundedPaise, booking.refundedPaise + amountPaise] } as const;
  await writeAudit(tx, account, { salonId, action: operation.name, subjectId: bookingId, changes }, now);
  return refund;
};

/** Whole numbers only, so that no amount depends on how a fraction is stored. */
const shareOf = (paise: Paise, percent: number): Paise => Math.floor((paise * percent + 99) / 100);

const onlyLate =
  'You can grant a refund for visits that the customer cancelled less than 2 hours before, or did not come to.';
const tooLittle = `The smallest refund is ${formatRupees(rupeesOf(SMALLEST_REFUND_PAISE))}. Choose a larger share.`;
