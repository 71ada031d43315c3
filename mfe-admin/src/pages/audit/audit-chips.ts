import { formatDate, instantAt } from '@sundara/contracts';
import type { adminAudit, ListQuery, Reply } from '@sundara/contracts/api';
import type { FilterChip } from '@sundara/web/list';
import { actionText } from './audit-labels.ts';

/** The filters of the audit that are set, those that only links name too. */
export const auditChips = (
  { actor, action, salon, subject, from, to }: ListQuery<typeof adminAudit>,
  choices: Reply<typeof adminAudit>['choices'] | undefined,
): readonly FilterChip[] => {
  const dayText = (date: string): string => formatDate(instantAt(date, '12:00'));
  const who = choices?.actors.find(({ id }) => id === actor)?.name ?? 'Somebody else';
  const chip = (name: string, label: string | undefined) => (label ? [{ label, names: [name] }] : []);
  return [
    ...chip('actor', actor && who),
    ...chip('action', action && actionText(action)),
    ...chip('salon', salon && 'One salon'),
    ...chip('subject', subject && 'One record'),
    ...chip('from', from && `From ${dayText(from)}`),
    ...chip('to', to && `Until ${dayText(to)}`),
  ];
};
