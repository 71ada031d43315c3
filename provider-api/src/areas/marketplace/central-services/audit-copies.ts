import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { type AuditEntry, writeAuditEntries } from '../audit/write-audit.ts';
import type { FollowingCopy } from './copies.repository.ts';

/** PostgreSQL takes at most 65,535 values in one statement. */
const AT_ONCE = 1_000;

interface Writing {
  readonly account: Pick<Account, 'id' | 'role'>;
  readonly action: string;
  readonly now: Date;
}

/** Writes an audit entry for each salon's changed copy, as if the salon itself had changed it. */
export const auditCopies = async <C extends Pick<FollowingCopy, 'id' | 'salonId'>>(
  tx: TransactionHandle,
  { account, action, now }: Writing,
  copies: readonly C[],
  changesOfCopy: (copy: C) => NonNullable<AuditEntry['changes']>,
): Promise<void> => {
  const entries = copies.map((copy) => ({
    salonId: copy.salonId,
    action,
    subjectId: copy.id,
    changes: changesOfCopy(copy),
  }));
  for (let start = 0; start < entries.length; start += AT_ONCE)
    await writeAuditEntries(tx, account, entries.slice(start, start + AT_ONCE), now);
};
