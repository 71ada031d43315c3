import { toLocalIso } from '@sundara/contracts';
import type { AuditEntry } from '@sundara/contracts/api';
import type { AuditRow } from './audit-list.repository.ts';

/** An entry as admins see it; of erased personal data, only the field names are shown. */
export const presentAuditEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: toLocalIso(row.at),
  actor: { ...row.actor, role: row.actorRole },
  salon: row.salonId === null ? null : { id: row.salonId, name: row.salonName ?? '' },
  action: row.action,
  subject: row.subjectId,
  changes: Object.entries(row.changes).map(([field, [before, after]]) => ({
    field,
    before: textOf(before),
    after: textOf(after),
  })),
  erased: Object.keys(row.seals).filter((field) => !(field in row.changes)),
});

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};
