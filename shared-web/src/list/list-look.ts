import type { ListOperation, ListQuery, Reply, RowOf, Sorting } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import type { Option } from '@sundara/web/table';
import type { ReactNode } from 'react';

/** A filter: its name in the address, its label, and its options; the first, '', stands for no particular one. */
export type ListFilter = readonly [name: string, label: string, options: readonly Option[]];

/** Tabs that choose the rows by a filter, each with its count from the reply's `counts`. */
export interface ListTabs {
  /** The filter that the tabs set. */
  readonly name: string;
  readonly label: string;
  /** The first tab, which sets nothing: its label, and the counts that add up to its own. */
  readonly first: readonly [label: string, counts: readonly string[]];
  readonly others: readonly Option[];
}

/** What an empty list says: a title, and what to do next. */
export interface EmptyText {
  readonly title: string;
  readonly next?: ReactNode;
  /** The label of a button that removes all filters. */
  readonly clear?: string;
}

/** How a list looks, described once: its operation with the texts of its search, filters, orders and empty page. */
export interface ListLook<L extends ListOperation> {
  readonly operation: L;
  /** What is listed, as a heading says it: 'Users'. */
  readonly caption: string;
  readonly keyOf: (row: RowOf<L>) => string;
  readonly search?: { readonly label: string; readonly placeholder: string };
  readonly tabs?: ListTabs;
  readonly filters?: readonly ListFilter[];
  /** Filters in the address that are set elsewhere on the page and removed with the others. */
  readonly otherFilters?: readonly string[];
  /** The orders to choose from, the default first. On wide screens the headers of a table sort it. */
  readonly orders?: readonly (readonly [sort: string, label: string])[];
  /** Whether the field of the orders is shown beside a table too. Default: only where rows are cards. */
  readonly ordersAlways?: boolean;
  /** Default: 'Order'. */
  readonly ordersLabel?: string;
  /** The columns that sort the rows. */
  readonly sortable?: readonly string[];
  /** The order that the rows have if the address names none and the operation has no default. */
  readonly sortOf?: (query: ListQuery<L>) => Sorting;
  /** The page sizes to choose from. */
  readonly sizes?: readonly number[];
  /** Whether rows of two lines are as high as a button. */
  readonly dense?: boolean;
  /** CSS of the filters' columns on wide screens; phones have two. */
  readonly fieldColumns?: string;
  /** The title of a failure: 'Failed to fetch users'. */
  readonly failed: string | ((failure: ApiFailure) => string);
  readonly icon: ReactNode;
  /** @param narrowed whether any filter is set, apart from the tabs */
  readonly empty: (query: ListQuery<L>, narrowed: boolean, found: Reply<L>) => EmptyText;
}
