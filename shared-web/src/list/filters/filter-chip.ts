import type { ListOperation, ListQuery } from '@sundara/contracts/api';
import type { ListLook } from '../list-look.ts';
import { textOf } from '../list-state.ts';

/** A filter that is set, as it can be taken away. */
export interface FilterChip {
  /** What it lets through: 'Confirmed'. */
  readonly label: string;
  /** Its names in the address; a span of days has two. */
  readonly names: readonly string[];
}

/** The look's filters that are set, in its order. */
export const chipsOf = <L extends ListOperation>(
  { filters = [] }: ListLook<L>,
  query: ListQuery<L>,
): readonly FilterChip[] =>
  filters.flatMap(([name, , options]) => {
    const value = textOf(query, name);
    const label = value && options.find(([option]) => option === value)?.[1];
    return label ? [{ label, names: [name] }] : [];
  });
