import { Box, Button, ButtonBase, LinkButton, NEEDS_SCRIPT } from '@sundara/web/core';
import { X } from 'lucide-react';
import { activeFilters } from './active-filters.ts';
import { AddressForm, useChoiceButton } from './address-form.tsx';
import type { Filter } from './listing-address.ts';

interface Props {
  readonly params: URLSearchParams;
  /** The text in the same place while no filter is active. */
  readonly otherwise: string;
  /** `rest` is what remains of the filter. */
  readonly onRemove: (filter: Filter, rest: string) => void;
  readonly onClear: () => void;
}

/** One line of fixed height, so that nothing below it moves; a longer one scrolls sideways on its own. */
const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 52,
  m: '0 -4px 12px',
  p: '4px',
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

/** The active filters, each with a button to remove it, and one to remove all. */
export const FilterTags = ({ params, otherwise, onRemove, onClear }: Props) => {
  const filters = activeFilters(params);
  const choiceButton = useChoiceButton();
  if (filters.length === 0)
    return <Box sx={{ ...ROW, color: 'text.secondary', fontSize: '0.9rem' }}>{otherwise}</Box>;
  return (
    <AddressForm params={params}>
      <Box component="ul" aria-label="Active filters" sx={ROW}>
        {filters.map(({ filter, label, spoken, rest }) => (
          <Box component="li" key={filter + rest} sx={{ flexShrink: 0, maxWidth: 'min(100%, 18rem)' }}>
            <ButtonBase
              {...choiceButton(filter, rest)}
              onClick={() => onRemove(filter, rest)}
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
              <Box
                component="span"
                sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
              >
                {label}
              </Box>
              <Box component={X} size={16} aria-hidden sx={{ flexShrink: 0 }} />
            </ButtonBase>
          </Box>
        ))}
        <Box component="li" sx={{ flexShrink: 0 }}>
          <Button variant="text" onClick={onClear} sx={NEEDS_SCRIPT}>
            Clear All
          </Button>
          <noscript>
            <LinkButton to="/salons">Clear All</LinkButton>
          </noscript>
        </Box>
      </Box>
    </AddressForm>
  );
};
