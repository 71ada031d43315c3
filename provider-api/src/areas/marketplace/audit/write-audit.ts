import { countAudited } from '../../../platform/database/change-tracking.ts';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { insertMany } from '../../../platform/database/insert-many.ts';
import type { Account } from '../../../platform/http/access.ts';
import { auditEntries } from './audit.tables.ts';

export interface AuditEntry {
  /** Null for what belongs to no salon. */
  readonly salonId: string | null;
  /** The operation's name. */
  readonly action: string;
  readonly subjectId?: string;
  /** What changed, as { field: [before, after] }; nothing that a customer wrote. */
  readonly changes?: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/** Records who changed what, in the same transaction as the change, so that neither exists without the other. */
export const writeAudit = (
  tx: TransactionHandle,
  account: Pick<Account, 'id' | 'role'>,
  entry: AuditEntry,
  now: Date,
): Promise<void> => writeAuditEntries(tx, account, [entry], now);

/** The same for several things that change at once. */
export const writeAuditEntries = async (
  tx: TransactionHandle,
  { id, role }: Pick<Account, 'id' | 'role'>,
  entries: readonly AuditEntry[],
  now: Date,
): Promise<void> => {
  if (entries.length === 0) return;
  await insertMany(
    tx,
    auditEntries,
    entries.map(({ salonId, action, subjectId, changes = {} }) => ({
      at: now,
      actorId: id,
      actorRole: role,
      salonId,
      action,
      subjectId: subjectId ?? null,
      changes,
    })),
  );
  countAudited(entries.length);
};
