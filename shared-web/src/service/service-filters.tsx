import { SERVICE_CATEGORIES, SERVICE_STATUSES } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { ChoiceField, type ListAddress, ListFilters, type Option } from '@sundara/web/table';
import { isNarrowed, SERVICE_FILTERS, type ServiceFilter } from './service-filter.ts';

const same = (text: string): Option => [text, text];
const CATEGORIES: readonly Option[] = [['', 'All categories'], ...SERVICE_CATEGORIES.map(same)];
const STATUSES: readonly Option[] = [['', 'Any status'], ...SERVICE_STATUSES.map(same)];
const ORDERS: readonly Option[] = [
  ['name_asc', 'Name, A to Z'],
  ['name_desc', 'Name, Z to A'],
  ['price_asc', 'Price, low to high'],
  ['price_desc', 'Price, high to low'],
  ['duration_asc', 'Duration, short to long'],
  ['duration_desc', 'Duration, long to short'],
];

interface Props {
  readonly filter: ServiceFilter;
  readonly address: ListAddress;
  /** The order of the list in the address. */
  readonly sort: string;
  /** Orders that come before those by name, price and duration; '' is the one that the address leaves out. */
  readonly before?: readonly Option[];
}

/** The filters and the order of a catalogue, all stored in the address. */
export const ServiceFilters = ({ filter, address, sort, before = [] }: Props) => (
  <Box sx={{ mt: 2.5 }}>
    <ListFilters
      label="Search services"
      placeholder="Search services by name, description or category..."
      search={filter.q}
      address={address}
      clears={isNarrowed(filter) ? SERVICE_FILTERS : undefined}
      columns="repeat(3, minmax(150px, 240px)) auto"
    >
      <ChoiceField
        label="Category"
        options={CATEGORIES}
        value={filter.category}
        onChoose={(category) => address.ask('category', category)}
      />
      <ChoiceField
        label="Status"
        options={STATUSES}
        value={filter.status}
        onChoose={(status) => address.ask('status', status)}
      />
      <ChoiceField
        label="Sort by"
        options={[...before, ...ORDERS]}
        value={sort}
        onChoose={(order) => address.ask('sort', order)}
      />
    </ListFilters>
  </Box>
);
