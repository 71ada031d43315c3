import { Box, Button, Typography } from '@sundara/web/core';
import { HiddenParams } from '../../features/filters/address-form.tsx';
import { FilterFields, type FilterFieldsProps } from '../../features/filters/filter-fields.tsx';
import { BELOW_HEADER } from './use-arrival.ts';

/** The keys that it has fields for. */
const FIELDS = [
  ...(['specialty', 'sublocality', 'priceRange', 'rating', 'sort', 'near'] as const),
  ...(['serves', 'femaleSpecialist', 'homeService', 'amenities'] as const),
] as const;

/**
 * The filters of a wide screen: next to the list, and within reach wherever it is scrolled. Without JavaScript they are
 * a form above the list on every screen.
 */
export const FilterPanel = (fields: FilterFieldsProps) => (
  <Box
    component="aside"
    aria-labelledby="filters"
    sx={{
      display: { xs: 'none', md: 'block' },
      '@media (scripting: none)': { display: 'block' },
      position: { md: 'sticky' },
      top: BELOW_HEADER.md,
      maxHeight: { md: `calc(100svh - ${BELOW_HEADER.md}px)` },
      overflowY: { md: 'auto' },
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
    <form action="/salons" onSubmit={(event) => event.preventDefault()}>
      <HiddenParams params={fields.params} except={FIELDS} />
      <FilterFields {...fields} />
      <noscript>
        <Button type="submit" variant="contained" fullWidth sx={{ mt: 2.5 }}>
          Show salons
        </Button>
      </noscript>
    </form>
  </Box>
);
