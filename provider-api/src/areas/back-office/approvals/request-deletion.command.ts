import { addMinutes, type Paise, PROPOSAL_DAYS, paiseOf } from '@sundara/contracts';
import type { SalonConsequences } from '@sundara/contracts/api';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { lockAdmins, lockSalon, writeAudit } from '../../marketplace/index.ts';
import { countConsequences } from '../admin-salons/consequences.repository.ts';
import { removeSalon } from '../admin-salons/delete-salon.command.ts';
import { noSuchSalon } from '../admin-salons/find-admin-salon.ts';
import { findAloneForSalonPaise } from './refund-limit.ts';
import { findOpenDeletionOf } from './salon-deletions.repository.ts';
import { salonDeletions } from './salon-deletions.tables.ts';

export interface DeletionRequest {
  readonly salonId: string;
  readonly account: Account;
  /** For the customers whose visits are cancelled; empty if none is given. */
  readonly reason: string;
}

export interface RequestedDeletion {
  readonly consequences: SalonConsequences;
  /** The request that waits for another admin; undefined if the salon is deleted. */
  readonly waiting: string | undefined;
}

/**
 * Deletes a salon, or requests it (decision 58): if the refunds to its customers exceed what this admin may give alone,
 * the deletion waits for another admin for `PROPOSAL_DAYS`. Judged under the locks of the admins and the salon, so that
 * an admin's concurrent deletions count together. Audited. Repeating it changes nothing. Wake the outbox after it.
 * @param limitPaise what one admin may give back alone within 24 hours (`REFUND_ALONE_LIMIT`)
 * @throws ApiError NOT_FOUND; PROPOSAL_REFUSED if a colleague has requested it already
 */
export const requestDeletion = async (
  tx: TransactionHandle,
  { salonId, account, reason }: DeletionRequest,
  limitPaise: Paise,
  now: Date,
): Promise<RequestedDeletion> => {
  await lockAdmins(tx, account.id);
  const locked = isUuid(salonId) ? await lockSalon(tx, salonId) : undefined;
  if (!locked) throw noSuchSalon();
  const consequences = await countConsequences(tx, salonId, now, { deleted: locked.deletedAt !== null });
  if (locked.deletedAt) return { consequences, waiting: undefined };
  const amountPaise = paiseOf(consequences.refunds.amount);
  const asked = { salonId, amountPaise, reason, requestedBy: account.id, createdAt: now };
  const expiresAt = addMinutes(now, PROPOSAL_DAYS * 24 * 60);
  if (amountPaise <= (await findAloneForSalonPaise(tx, { adminId: account.id, limitPaise }, now))) {
    await tx.insert(salonDeletions).values({ ...asked, expiresAt, decision: 'alone', decidedAt: now });
    await removeSalon(tx, { salonId, account, reason, locked, consequences }, now);
    return { consequences, waiting: undefined };
  }
  const waiting = await findOpenDeletionOf(tx, salonId, now);
  if (waiting?.requestedBy.id === account.id) return { consequences, waiting: waiting.deletion.id };
  if (waiting) throw new ApiError('PROPOSAL_REFUSED', { message: COLLEAGUE });
  const [written] = await tx
    .insert(salonDeletions)
    .values({ ...asked, expiresAt })
    .returning();
  if (!written) throw new Error('A request was written and not answered.');
  const changes = {
    request: [null, written.id],
    proposedPaise: [null, amountPaise],
    note: [null, null],
  } as const;
  await writeAudit(tx, account, { salonId, action: REQUESTED, subjectId: salonId, changes }, now);
  return { consequences, waiting: written.id };
};

/** The audit keeps a request apart from the deletion, although the same call can do either. */
const REQUESTED = 'admin.requestSalonDeletion';
const COLLEAGUE = 'A colleague has asked for this deletion already: decide about it under Refunds.';
