import {
  type ListOperation,
  type ListQuery,
  readListQuery,
  type Sorting,
  sentQuery,
} from '@sundara/contracts/api';
import { useLocation, useNavigation } from '@sundara/web/router';
import type { ListLook } from './list-look.ts';

/** What a list is asked for by its address, or by the address that is loading: fields and tabs answer at once. */
export const useAskedQuery = <L extends ListOperation>(operation: L): ListQuery<L> => {
  const here = useLocation();
  const { location } = useNavigation();
  const { search } = location?.pathname === here.pathname ? location : here;
  return readListQuery(operation, new URLSearchParams(search));
};

/** The names of the filters in the address that are not tabs. */
const filterNames = <L extends ListOperation>({ search, filters = [], otherFilters = [] }: ListLook<L>) => [
  ...(search ? ['q'] : []),
  ...filters.map(([name]) => name),
  ...otherFilters,
];

/** The filters that are set, apart from the tabs. */
export const filtersSet = <L extends ListOperation>(
  look: ListLook<L>,
  query: ListQuery<L>,
): readonly string[] => {
  const sent = sentQuery(look.operation, query);
  return filterNames(look).filter((name) => name in sent);
};

/** A field of the query as its text in the address; '' where it is not set. */
export const textOf = (query: Readonly<Record<string, unknown>>, name: string): string =>
  String(query[name] ?? '');

/** The order of the rows. */
export const sortingOf = <L extends ListOperation>(
  { sortOf }: ListLook<L>,
  query: ListQuery<L>,
): Sorting | undefined => {
  // The contract has read it, and each order of a table is a column and a direction.
  const named = textOf(query, 'sort') as Sorting | '';
  return named || sortOf?.(query);
};
