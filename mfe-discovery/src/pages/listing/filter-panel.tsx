import { Box, Button, Typography } from '@sundara/web/core';
import { FilterFields, type FilterFieldsProps } from '../../features/filters/filter-fields.tsx';
import { BELOW_HEADER } from './use-arrival.ts';

interface Props extends FilterFieldsProps {
  /** Undefined when there is nothing to clear. */
  readonly onClear: (() => void) | undefined;
}

/** The filters of a wide screen: beside the list, and in reach wherever it is scrolled. */
export const FilterPanel = ({ onClear, ...fields }: Props) => (
  <Box
    component="aside"
    aria-labelledby="filters"
    sx={{
      position: 'sticky',
      top: BELOW_HEADER.md,
      maxHeight: `calc(100svh - ${BELOW_HEADER.md}px)`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      // Room for the focus ring, which the scroller would cut.
      mx: '-6px',
      px: '6px',
      pb: 3,
    }}
  >
    <Box
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 48, mb: 1.5 }}
    >
      <Typography variant="h4" component="h2" id="filters">
        Filters
      </Typography>
      {onClear && (
        <Button onClick={onClear} sx={{ mr: -1.5, px: 1.5 }}>
          Clear All
        </Button>
      )}
    </Box>
    <FilterFields {...fields} />
  </Box>
);
