import { type ADMIN_SERVICE_SORTS, SERVICE_CATEGORIES, SERVICE_STATUSES } from '@sundara/contracts/api';
import { ChoiceField, type ListAddress, ListFilters, type Option } from '@sundara/web/table';
import { FILTERS, isNarrowed, type ServicesQuery, SORT } from './services-query.ts';

const same = (text: string): Option => [text, text];
const CATEGORIES: readonly Option[] = [['', 'All categories'], ...SERVICE_CATEGORIES.map(same)];
const STATUSES: readonly Option[] = [['', 'Any status'], ...SERVICE_STATUSES.map(same)];
const ORDERS: readonly (readonly [(typeof ADMIN_SERVICE_SORTS)[number], string])[] = [
  ['category_asc', 'By category'],
  ['category_desc', 'By category, Z to A'],
  ['name_asc', 'Name, A to Z'],
  ['name_desc', 'Name, Z to A'],
  ['price_asc', 'Price, low to high'],
  ['price_desc', 'Price, high to low'],
  ['duration_asc', 'Duration, short to long'],
  ['duration_desc', 'Duration, long to short'],
];

/** What narrows and orders the central catalogue; all of it stands in the address. */
export const ServicesFilters = ({ query, address }: { query: ServicesQuery; address: ListAddress }) => (
  <ListFilters
    label="Search services"
    placeholder="Search services by name, description or category..."
    search={query.q}
    address={address}
    clears={isNarrowed(query) ? FILTERS : undefined}
    columns="repeat(3, minmax(150px, 240px)) auto"
  >
    <ChoiceField
      label="Category"
      options={CATEGORIES}
      value={query.category}
      onChoose={(category) => address.ask('category', category)}
    />
    <ChoiceField
      label="Status"
      options={STATUSES}
      value={query.status}
      onChoose={(status) => address.ask('status', status)}
    />
    <ChoiceField
      label="Sort by"
      options={ORDERS}
      value={query.sort}
      onChoose={(sort) => address.ask('sort', sort === SORT ? '' : sort)}
    />
  </ListFilters>
);
