import type { AuditEntry } from '@sundara/contracts/api';
import { AppLink, Box } from '@sundara/web/core';
import type { Column } from '@sundara/web/table';
import { When } from '../../features/when/when.tsx';
import { actionText } from './audit-labels.ts';
import { EntryChanges } from './entry-changes.tsx';

const ROLES = { customer: 'Customer', salon: 'Salon owner', admin: 'Admin' } as const;

const small = { display: 'block', color: 'text.secondary', fontSize: '0.83rem', fontWeight: 400 } as const;

const only = (name: string, value: string): string => `?${new URLSearchParams({ [name]: value })}`;

/** The audit as a table: what, when, who, where, about what, and the result. Names link to their own entries. */
export const auditColumns: readonly Column<AuditEntry>[] = [
  {
    id: 'what',
    header: 'What',
    onCard: 'title',
    cell: ({ action, id }) => (
      <>
        {actionText(action)}
        <Box component="span" sx={small}>
          Entry {id}
        </Box>
      </>
    ),
  },
  {
    id: 'when',
    header: 'When',
    cell: ({ at }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <When at={at} />
      </Box>
    ),
  },
  {
    id: 'who',
    header: 'Who',
    cell: ({ actor }) => (
      <>
        <AppLink to={only('actor', actor.id)}>{actor.name}</AppLink>
        <Box component="span" sx={small}>
          {ROLES[actor.role]}
        </Box>
      </>
    ),
  },
  {
    id: 'where',
    header: 'Where',
    cell: ({ salon, subject }) => (
      <>
        {salon ? <AppLink to={only('salon', salon.id)}>{salon.name}</AppLink> : 'No salon'}
        {subject !== null && (
          <Box component="span" sx={small}>
            <AppLink to={only('subject', subject)}>All about the same</AppLink>
          </Box>
        )}
      </>
    ),
  },
  { id: 'changes', header: 'Changes', cell: (entry) => <EntryChanges {...entry} /> },
];
