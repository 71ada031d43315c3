import { Box, Typography } from '@sundara/web/core';
import type { ServiceGroup } from './service-filter.ts';
import { ServiceRow } from './service-row.tsx';
import type { SelectedServices } from './use-selection.ts';

/** One category with its services. */
export const ServiceGroupList = ({
  group: { category, anchor, services },
  selection,
}: {
  group: ServiceGroup;
  selection: SelectedServices;
}) => (
  <Box
    component="section"
    id={anchor}
    aria-labelledby={`${anchor}-title`}
    sx={{ scrollMarginTop: { xs: 132, md: 152 } }}
  >
    <Typography
      variant="h4"
      component="h3"
      id={`${anchor}-title`}
      tabIndex={-1}
      sx={{ mb: 1.5, outline: 'none' }}
    >
      {category}
    </Typography>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
      {services.map((service) => (
        <li key={service.id}>
          <ServiceRow service={service} selection={selection} />
        </li>
      ))}
    </Box>
  </Box>
);
