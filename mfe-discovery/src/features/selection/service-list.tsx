import type { Service } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { ServiceRow } from './service-row.tsx';
import type { SelectedServices } from './use-selection.ts';

const byCategory = (services: readonly Service[]): ReadonlyMap<string, readonly Service[]> => {
  const groups = new Map<string, Service[]>();
  for (const service of services)
    groups.set(service.category, [...(groups.get(service.category) ?? []), service]);
  return groups;
};

/** The salon's services by category; a click chooses one, a second click leaves it. */
export const ServiceList = ({
  services,
  selection,
}: {
  services: readonly Service[];
  selection: SelectedServices;
}) => (
  <Box sx={{ display: 'grid', gap: 4 }}>
    {[...byCategory(services)].map(([category, group]) => (
      <Box component="section" key={category} aria-label={category}>
        <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
          {category}
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
          {group.map((service) => (
            <li key={service.id}>
              <ServiceRow
                service={service}
                chosen={selection.isChosen(service.id)}
                onToggle={() => selection.toggle(service.id)}
              />
            </li>
          ))}
        </Box>
      </Box>
    ))}
  </Box>
);
