import type { AuditEntry } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { ArrowRight } from 'lucide-react';
import { fieldText, valueText } from './value-text.ts';

type Change = AuditEntry['changes'][number];

const Value = ({ field, value }: { readonly field: string; readonly value: string | null }) =>
  value === null || value === '' || value === '[]' ? (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      nothing
    </Box>
  ) : (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {valueText(field, value)}
    </Box>
  );

const Line = ({ field, before, after }: Change) => (
  <>
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {fieldText(field)}:{' '}
    </Box>
    {before === null && after === null ? (
      'changed'
    ) : (
      <>
        <Value field={field} value={before} />
        <Box
          component={ArrowRight}
          size={14}
          role="img"
          aria-label="became"
          sx={{ mx: 0.5, verticalAlign: '-0.15em' }}
        />
        <Value field={field} value={after} />
      </>
    )}
  </>
);

/** An entry's fields, before and after; values that nobody may read are only marked as changed. */
export const EntryChanges = ({ changes, erased }: Pick<AuditEntry, 'changes' | 'erased'>) => {
  if (changes.length === 0 && erased.length === 0)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        Nothing more
      </Box>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
      {changes.map((change) => (
        <li key={change.field}>
          <Line {...change} />
        </li>
      ))}
      {erased.map((field) => (
        <Box component="li" key={field} sx={{ color: 'text.secondary' }}>
          {fieldText(field)}: erased with the person
        </Box>
      ))}
    </Box>
  );
};
