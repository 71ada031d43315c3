import { Box, Button, ButtonBase } from '@sundara/web/core';
import { X } from 'lucide-react';
import type { FilterChip } from './filter-chip.ts';

interface Props {
  readonly chips: readonly FilterChip[];
  readonly onRemove: (names: readonly string[]) => void;
  readonly onClear: () => void;
}

/** The filters that are set, each with a button to take it away, and one for all where there are several. */
export const FilterChips = ({ chips, onRemove, onClear }: Props) =>
  chips.length > 0 && (
    <Box
      component="ul"
      aria-label="Active filters"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 1, p: 0, listStyle: 'none' }}
    >
      {chips.map(({ label, names }) => (
        <Box component="li" key={names.join(' ')} sx={{ maxWidth: '100%' }}>
          <ButtonBase
            onClick={() => onRemove(names)}
            aria-label={`Remove the filter ${label}`}
            sx={{
              maxWidth: '100%',
              minHeight: 44,
              pl: 2,
              pr: 1.25,
              gap: 0.75,
              borderRadius: 999,
              bgcolor: 'secondary.main',
              color: 'secondary.contrastText',
              fontSize: '0.9rem',
              fontWeight: 600,
            }}
          >
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'start' }}>
              {label}
            </Box>
            <Box component={X} size={16} aria-hidden sx={{ flexShrink: 0 }} />
          </ButtonBase>
        </Box>
      ))}
      {chips.length > 1 && (
        <li>
          <Button onClick={onClear}>Clear filters</Button>
        </li>
      )}
    </Box>
  );
