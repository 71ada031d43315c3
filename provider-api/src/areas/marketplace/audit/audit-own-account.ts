import type { OnAccountChanged } from '../../identity/index.ts';
import { writeAudit } from './write-audit.ts';

/**
 * Writes down that an admin changed something of their own account, without the values. What customers and owners do
 * with theirs is nobody's business.
 */
export const auditOwnAccount: OnAccountChanged = async (tx, { account, action, fields, at }) => {
  if (account.role !== 'admin') return;
  const changes = Object.fromEntries(fields.map((field) => [field, [null, null]] as const));
  await writeAudit(tx, account, { salonId: null, action, subjectId: account.id, changes }, at);
};
