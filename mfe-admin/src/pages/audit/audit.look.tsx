import { adminAudit } from '@sundara/contracts/api';
import type { ListLook } from '@sundara/web/list';
import { ScrollText } from 'lucide-react';

/** The list of the audit's entries, newest first; its filters offer what the audit holds (`AuditFields`). */
export const AUDIT: ListLook<typeof adminAudit> = {
  operation: adminAudit,
  caption: 'Audit',
  keyOf: ({ id }) => String(id),
  search: { label: 'Search the audit', placeholder: 'Admin, salon, action or id' },
  otherFilters: ['actor', 'action', 'salon', 'subject', 'from', 'to'],
  fieldColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  failed: 'Failed to fetch the audit',
  icon: <ScrollText size={40} strokeWidth={1.25} aria-hidden />,
  empty: (_, narrowed) =>
    narrowed
      ? { title: 'No entry fits', next: 'Take a filter off, or choose other days.' }
      : { title: 'Nothing was changed yet', next: 'What owners and admins change stands here from then on.' },
};
