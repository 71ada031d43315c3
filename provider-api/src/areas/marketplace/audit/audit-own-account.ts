import type { OnAccountChanged } from '../../identity/index.ts';
import { writeAudit } from './write-audit.ts';

/**
 * Records that an admin changed their own account, without the values. Changes that customers and owners make to
 * theirs are private, so they are not recorded.
 */
export const auditOwnAccount: OnAccountChanged = async (tx, { account, action, fields, at }) => {
  if (account.role !== 'admin') return;
  const changes = Object.fromEntries(fields.map((field) => [field, [null, null]] as const));
  await writeAudit(tx, account, { salonId: null, action, subjectId: account.id, changes }, at);
};
