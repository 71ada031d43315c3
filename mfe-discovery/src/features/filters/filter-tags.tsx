import { Box, Button, ButtonBase } from '@sundara/web/core';
import { X } from 'lucide-react';
import { activeFilters } from './active-filters.ts';
import type { Filter } from './listing-address.ts';

interface Props {
  readonly params: URLSearchParams;
  readonly onRemove: (filter: Filter) => void;
  readonly onClear: () => void;
}

/** The filters that stand, each to be taken away, and all at once. */
export const FilterTags = ({ params, onRemove, onClear }: Props) => {
  const filters = activeFilters(params);
  if (filters.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Active filters"
      sx={{
        m: 0,
        mb: 2,
        p: 0,
        listStyle: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
      }}
    >
      {filters.map(({ filter, label, spoken }) => (
        <Box component="li" key={filter} sx={{ minWidth: 0 }}>
          <ButtonBase
            onClick={() => onRemove(filter)}
            aria-label={`Remove the filter ${spoken}`}
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
              '&:hover': { boxShadow: 'inset 0 0 0 1px currentColor' },
            }}
          >
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {label}
            </Box>
            <Box component={X} size={16} aria-hidden sx={{ flexShrink: 0 }} />
          </ButtonBase>
        </Box>
      ))}
      <li>
        <Button variant="text" onClick={onClear}>
          Clear All
        </Button>
      </li>
    </Box>
  );
};
