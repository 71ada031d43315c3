import type { Service } from '@sundara/contracts/api';
import { Box, Button, EmptyFace, NEEDS_SCRIPT, Typography } from '@sundara/web/core';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { CategoryLinks } from './category-links.tsx';
import { ChoiceSelect } from './choice-select.tsx';
import { filteredServices, groupedServices, isNarrowed, NO_FILTER, SERVICE_SORTS } from './service-filter.ts';
import { ServiceFilters } from './service-filters.tsx';
import { ServiceGroupList } from './service-group.tsx';
import { ServiceSearch } from './service-search.tsx';
import type { SelectedServices } from './use-selection.ts';

interface Props {
  readonly services: readonly Service[];
  readonly selection: SelectedServices;
}

/** On phones the order and the folded filters share a line; unfolded, the filters have one of their own. */
const CONTROLS = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 1fr) 220px' },
  '& > details': { gridColumn: { sm: '1 / -1' }, '&[open]': { gridColumn: '1 / -1' } },
} as const;

const counted = (count: number) => `${count} ${count === 1 ? 'service' : 'services'}`;

/**
 * The salon's services by category, filtered by the visitor; what is chosen stays chosen (specification 1, section 9).
 */
export const ServiceList = ({ services, selection }: Props) => {
  const [filter, setFilter] = useState(NO_FILTER);
  const shown = filteredServices(services, filter);
  const groups = groupedServices(shown);
  const change = (part: Partial<typeof filter>) => setFilter({ ...filter, ...part });
  const clear = () => setFilter({ ...NO_FILTER, sort: filter.sort });
  if (services.length === 0)
    return (
      <EmptyFace title="This salon has not listed its services yet. Call it to ask for an appointment." />
    );
  return (
    <Box sx={{ display: 'grid', gap: { xs: 1, sm: 2 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={[CONTROLS, NEEDS_SCRIPT]}>
        <ServiceSearch text={filter.text} onChange={(text) => change({ text })} />
        <ChoiceSelect
          label="Sort services by"
          choices={SERVICE_SORTS}
          value={filter.sort}
          onChoose={(sort) => change({ sort })}
        />
        <ServiceFilters filter={filter} onChange={change} />
      </Box>
      {groups.length > 1 && <CategoryLinks groups={groups} />}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44 }}>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {isNarrowed(filter)
            ? `${shown.length} of ${counted(services.length)}`
            : `${counted(services.length)}. Choose as many as you like.`}
        </Typography>
        {isNarrowed(filter) && shown.length > 0 && <Button onClick={clear}>Clear</Button>}
      </Box>
      {shown.length === 0 ? (
        <EmptyFace icon={<SearchX size={36} aria-hidden />} title="No service fits this search.">
          <Button variant="outlined" onClick={clear}>
            Clear
          </Button>
        </EmptyFace>
      ) : (
        <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {groups.map((group) => (
            <ServiceGroupList key={group.anchor} group={group} selection={selection} />
          ))}
        </Box>
      )}
    </Box>
  );
};
