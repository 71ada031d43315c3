import type { AuditEntry } from '@sundara/contracts/api';
import { answered } from '@sundara/web/testing';

export const anEntry = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 41,
  at: '2026-11-21T16:00:00+05:30',
  actor: { id: 'admin-1', name: 'Nila Das', role: 'admin' },
  salon: { id: 'salon-1', name: 'Rose & Sons' },
  action: 'salon.updateService',
  subject: 'service-1',
  changes: [{ field: 'pricePaise', before: '50000', after: '90000' }],
  erased: [],
  ...change,
});

/** A page of the audit as the provider returns it. */
export const auditAnswer = (
  entries: readonly AuditEntry[],
  { total = entries.length, more = false } = {},
) => {
  const pages = Math.max(1, Math.ceil(total / 20));
  return answered({
    ...{ entries, data: entries, more },
    choices: { actors: [{ id: 'admin-1', name: 'Nila Das' }], actions: ['salon.updateService', 'new.thing'] },
    pagination: { totalCount: total, totalPages: pages, currentPage: 1, page: 1, limit: 20, total, pages },
  });
};

const HASH = 'a'.repeat(64);

/** A part of the check, as the provider returns it. */
export const partAnswer = (change: object = {}) =>
  answered({ checked: 3, erased: 0, broken: null, next: null, head: { no: 3, hash: HASH }, ...change });
