import { Box } from '@sundara/web/core';
import { InPageLink } from '../in-page-link/in-page-link.tsx';
import { linkPill } from '../pill/pill-look.ts';
import type { ServiceGroup } from './service-filter.ts';

/** Links to the categories, with how many services each has. */
export const CategoryLinks = ({ groups }: { groups: readonly ServiceGroup[] }) => (
  <Box
    component="nav"
    aria-label="Categories of services"
    sx={{ display: 'flex', gap: 1, overflowX: 'auto', mx: { xs: -2, md: 0 }, px: { xs: 2, md: 0 }, py: 0.5 }}
  >
    {groups.map(({ category, anchor, services }) => (
      <Box key={anchor} component={InPageLink} target={anchor} sx={linkPill}>
        {category}
        <Box component="span" sx={{ fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
          {services.length}
        </Box>
      </Box>
    ))}
  </Box>
);
