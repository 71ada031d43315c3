import { formatRupees, type Paise, paiseOf } from '@sundara/contracts';
import { approveSalonDeletion, rejectSalonDeletion } from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { type AuditEntry, lockAdmins, lockSalon, writeAudit } from '../../marketplace/index.ts';
import { countConsequences } from '../admin-salons/consequences.repository.ts';
import { removeSalon } from '../admin-salons/delete-salon.command.ts';
import type { DeletionRow } from './salon-deletions.repository.ts';
import { salonDeletions } from './salon-deletions.tables.ts';

export type DeletionDecision = {
  readonly deletionId: string;
  /** An admin other than the requester. */
  readonly account: Account;
} & (
  | {
      readonly decision: 'approved';
      /** The refund that the screen shows. */
      readonly expectedPaise: Paise;
    }
  | { readonly decision: 'rejected'; readonly note: string }
);

/**
 * Decides about a requested deletion, once; an approved one is carried out in the same transaction. The refunds are
 * counted again: the salon was open meanwhile, and nobody approves another amount than they saw. The same decision by
 * the same admin again changes nothing. Wake the outbox after it.
 * @throws ApiError NOT_FOUND; SECOND_ADMIN_NEEDED for one's own; PROPOSAL_REFUSED if it was decided, the salon is gone
 *   or the request has expired; REFUND_CHANGED, with the amount
 */
export const decideDeletion = async (
  tx: TransactionHandle,
  decided: DeletionDecision,
  now: Date,
): Promise<void> => {
  const { deletionId, account, decision } = decided;
  await lockAdmins(tx, account.id);
  const seen = await findDeletion(tx, deletionId);
  const locked = seen && (await lockSalon(tx, seen.salonId));
  const deletion = await findDeletion(tx, deletionId, 'update');
  if (!locked || !deletion) throw new ApiError('NOT_FOUND', { message: 'There is no such request.' });
  if (deletion.decision === decision && deletion.decidedBy === account.id) return;
  requireDecidable(deletion, account, locked.deletedAt !== null, now);
  const { salonId, reason } = deletion;
  const note = decided.decision === 'rejected' ? decided.note : '';
  await tx
    .update(salonDeletions)
    .set({ decision, decidedAt: now, decidedBy: account.id, decisionNote: note })
    .where(eq(salonDeletions.id, deletionId));
  const changes: NonNullable<AuditEntry['changes']> = {
    request: [deletionId, deletionId],
    decision: [null, decision],
    ...(note && { note: [null, null] }),
  };
  const action = decision === 'approved' ? approveSalonDeletion.name : rejectSalonDeletion.name;
  await writeAudit(tx, account, { salonId, action, subjectId: salonId, changes }, now);
  if (decided.decision === 'rejected') return;
  const consequences = await countConsequences(tx, salonId, now);
  const { amount } = consequences.refunds;
  if (paiseOf(amount) !== decided.expectedPaise) {
    throw new ApiError('REFUND_CHANGED', {
      message: `What goes back has changed meanwhile: it is ${formatRupees(amount)} now. The salon still stands.`,
    });
  }
  await removeSalon(tx, { salonId, account, reason, locked, consequences }, now);
};

const requireDecidable = (deletion: DeletionRow, { id }: Account, isGone: boolean, now: Date): void => {
  const refuse = (message: string) => new ApiError('PROPOSAL_REFUSED', { message });
  if (deletion.decision === 'alone')
    throw refuse('This salon was deleted at once: there is nothing to decide.');
  if (deletion.decision !== null)
    throw refuse(`Another admin has ${deletion.decision} this deletion already.`);
  if (deletion.requestedBy === id) {
    throw new ApiError('SECOND_ADMIN_NEEDED', {
      message: 'You asked for this deletion yourself: another admin has to decide.',
    });
  }
  if (isGone) throw refuse('This salon is deleted already.');
  if (deletion.expiresAt <= now)
    throw refuse('This deletion was not decided within 7 days. Ask for it anew.');
};

const findDeletion = async (
  tx: TransactionHandle,
  id: string,
  lock?: 'update',
): Promise<DeletionRow | undefined> => {
  const query = tx.select().from(salonDeletions).where(eq(salonDeletions.id, id));
  return (await (lock ? query.for(lock) : query))[0];
};
