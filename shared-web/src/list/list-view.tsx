import type { ListOperation, Reply, RowOf } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { Box } from '@sundara/web/core';
import { type Column, FailedFace, useListAddress } from '@sundara/web/table';
import type { ReactNode } from 'react';
import type { FilterChip } from './filters/filter-chip.ts';
import type { ListLook } from './list-look.ts';
import { ListRows } from './list-rows.tsx';
import { textOf, useAskedQuery } from './list-state.ts';
import { ListTools } from './list-tools.tsx';
import type { ListData } from './load-list.ts';
import { StaleNote } from './stale-note.tsx';
import { StateTabs, tabId } from './state-tabs.tsx';
import { useLastKnown } from './use-last-known.ts';

interface Props<L extends ListOperation> {
  readonly look: ListLook<L>;
  readonly data: ListData<L>;
  readonly columns?: readonly Column<RowOf<L>>[];
  /** Fields beside the filters of the look. */
  readonly fields?: ReactNode;
  /** Which of those fields are set; a phone shows them beside the button that they stand behind. */
  readonly chips?: readonly FilterChip[];
  /** Shown before the tabs and filters once a page was read, such as figures. */
  readonly head?: (found: Reply<L>) => ReactNode;
  /** Shown between the filters and the rows, and after the rows, once a page was read. */
  readonly above?: (found: Reply<L>) => ReactNode;
  readonly below?: (found: Reply<L>) => ReactNode;
  /** What to do where the list is empty and no filter is set. */
  readonly emptyAction?: ReactNode;
  /** Shows the rows of a page instead of the table. */
  readonly children?: ((rows: readonly RowOf<L>[], busy: boolean) => ReactNode) | undefined;
}

/**
 * A list: tabs, search and filters, then one page of rows, why there are none, or why they could not be read. A page
 * that was read stays when it can't be read again.
 */
export const ListView = <L extends ListOperation>(props: Props<L>) => {
  const { look, data, columns = [], fields, chips, head, above, below, emptyAction, children } = props;
  const { operation, caption, tabs } = look;
  const asked = useAskedQuery(operation);
  const address = useListAddress();
  const { known, failure } = useLastKnown(data.list, JSON.stringify(data.query));
  const titleOf = (why: ApiFailure) => (typeof look.failed === 'string' ? look.failed : look.failed(why));
  const of = caption.toLowerCase();
  const state = tabs?.others.find(([value]) => value === textOf(asked, tabs.name))?.[0];
  const body = (
    <>
      {hasTools(look, fields) && (
        <ListTools look={look} query={asked} total={known && totalOf(known)} chips={chips}>
          {fields}
        </ListTools>
      )}
      {failure && known && <StaleNote failure={failure} title={titleOf(failure)} />}
      {failure && !known && <FailedFace title={titleOf(failure)} failure={failure} />}
      {known && above?.(known)}
      {known && (
        <ListRows {...{ look, columns, emptyAction }} query={data.query} found={known}>
          {children}
        </ListRows>
      )}
      {known && below?.(known)}
    </>
  );
  const figures = known && head?.(known);
  if (!tabs)
    return (
      <>
        {figures}
        {body}
      </>
    );
  const counts: Readonly<Record<string, unknown>> = known ? countsIn(known) : {};
  const count = (name: string): number | undefined => (name in counts ? Number(counts[name]) : undefined);
  const [label, added] = tabs.first;
  return (
    <>
      {figures}
      <StateTabs
        of={of}
        label={tabs.label}
        all={[label, known && added.reduce((sum, name) => sum + (count(name) ?? 0), 0)]}
        states={tabs.others.map(([value, name]) => [value, name, count(value)] as const)}
        state={state}
        onChoose={(chosen) => address.ask(tabs.name, chosen ?? '')}
      />
      <Box role="tabpanel" id={`${of}-panel`} aria-labelledby={tabId(of, state)}>
        {body}
      </Box>
    </>
  );
};

const hasTools = <L extends ListOperation>(
  { search, filters, orders }: ListLook<L>,
  fields: ReactNode,
): boolean => Boolean(search || filters || orders || fields);

/** Each reply of a list says how many rows fit. */
const totalOf = (found: object): number | undefined =>
  'pagination' in found ? (found.pagination as { readonly total: number }).total : undefined;

/** A list with tabs answers how many rows each of them has. */
const countsIn = (found: object): Readonly<Record<string, unknown>> =>
  'counts' in found ? { ...(found.counts as object) } : {};
