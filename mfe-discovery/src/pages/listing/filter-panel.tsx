import { Box, Typography } from '@sundara/web/core';
import { FilterFields, type FilterFieldsProps } from '../../features/filters/filter-fields.tsx';
import { BELOW_HEADER } from './use-arrival.ts';

/** The filters of a wide screen: next to the list, and within reach wherever it is scrolled. */
export const FilterPanel = (fields: FilterFieldsProps) => (
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
    <Typography variant="h4" component="h2" id="filters" sx={{ lineHeight: '48px', mb: 1.5 }}>
      Filters
    </Typography>
    <FilterFields {...fields} />
  </Box>
);
