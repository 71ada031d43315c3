import type { TransactionHandle } from '../platform/database/database-handle.ts';
import type { Account } from '../platform/http/access.ts';
import { writeAudit } from './write-audit.ts';

/**
 * Writes down that an admin changed something of their own account, without the values. What customers and owners do
 * with theirs is nobody's business.
 * @param action the operation's name
 */
export const auditOwnAccount = async (
  tx: TransactionHandle,
  account: Pick<Account, 'id' | 'role'>,
  action: string,
  fields: readonly string[],
  now: Date,
): Promise<void> => {
  if (account.role !== 'admin') return;
  const changes = Object.fromEntries(fields.map((field) => [field, [null, null]] as const));
  await writeAudit(tx, account, { salonId: null, action, subjectId: account.id, changes }, now);
};
