import { ChoiceRow } from '@sundara/web/entry';
import { ChoiceField, type ListAddress, ListFilters, type Option } from '@sundara/web/table';
import { FILTERS, isNarrowed, type SalonsQuery, type SalonsSort, SORT, SORTS } from './salons-query.ts';

const STATES: readonly Option[] = [
  ['', 'Any status'],
  ['active', 'Active'],
  ['pending', 'Pending'],
];
const ORDERS = {
  name_asc: 'Name, A to Z',
  name_desc: 'Name, Z to A',
  createdAt_desc: 'Newest first',
  createdAt_asc: 'Oldest first',
  rating_desc: 'Rating, high to low',
  rating_asc: 'Rating, low to high',
} as const satisfies Record<SalonsSort, string>;
const LOOKS = [
  { value: 'table', label: 'Table' },
  { value: 'cards', label: 'Cards' },
] as const;

/** The salons' filters, order and view; all of them are stored in the address. */
export const SalonTools = ({ query, address }: { query: SalonsQuery; address: ListAddress }) => (
  <ListFilters
    label="Search salons"
    placeholder="Name, email or contact number"
    search={query.q}
    address={address}
    clears={isNarrowed(query) ? FILTERS : undefined}
    columns="200px 220px auto 1fr"
  >
    <ChoiceField
      label="Status"
      options={STATES}
      value={query.status}
      onChoose={(status) => address.ask('status', status)}
    />
    <ChoiceField
      label="Sort by"
      options={SORTS.map((sort) => [sort, ORDERS[sort]])}
      value={query.sort}
      onChoose={(sort) => address.ask('sort', sort === SORT ? '' : sort)}
    />
    <ChoiceRow
      label="Show as"
      value={query.view}
      options={LOOKS}
      onPick={(view) => address.ask('view', view === 'table' ? '' : view)}
    />
  </ListFilters>
);
