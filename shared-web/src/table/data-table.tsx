import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import {
  Body,
  Cell,
  Frame,
  GroupCell,
  Head,
  HeadCell,
  HeadRow,
  NameCell,
  Place,
  Row,
  Table,
} from './data-table.parts.ts';
import { SortButton } from './sort-button.tsx';

export interface DataTableProps<R> {
  /** What the table lists; for screen readers only. */
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string;
  /** The heading of the rows that it belongs to; rows of one group follow each other. */
  readonly groupOf?: (row: R) => string;
  /** Whether its columns are few and short enough to stand side by side everywhere but on a phone. */
  readonly few?: boolean;
  /** While new rows are loading, the old ones remain, dimmed. */
  readonly busy?: boolean;
  /** Rows of two lines are as high as a button: for lists of many columns that people scan. */
  readonly dense?: boolean;
  /** Called when the header of a column with `sorted` is pressed. */
  readonly onSort?: (columnId: string) => void;
}

const cellOf = <R,>({ id, header, align, halfLine, onCard = 'line', cell }: Column<R>, row: R): ReactNode =>
  onCard === 'title' ? (
    <NameCell key={id} role="rowheader" scope="row" data-align={align}>
      {cell(row)}
    </NameCell>
  ) : (
    <Cell key={id} role="cell" data-label={header} data-align={align} data-card={halfLine ? 'half' : onCard}>
      {cell(row)}
    </Cell>
  );

interface Group<R> {
  readonly heading: string | undefined;
  readonly rows: R[];
}

const groupsOf = <R,>(rows: readonly R[], groupOf: DataTableProps<R>['groupOf']): readonly Group<R>[] => {
  const groups: Group<R>[] = [];
  for (const row of rows) {
    const heading = groupOf?.(row);
    const last = groups.at(-1);
    if (last && last.heading === heading) last.rows.push(row);
    else groups.push({ heading, rows: [row] });
  }
  return groups;
};

/**
 * Rows as a table, or as cards where the container is narrow. The markup is the same: roles are explicit because
 * browsers drop them from table elements with another `display`.
 */
export const DataTable = <R,>({
  caption,
  columns,
  rows,
  keyOf,
  groupOf,
  few = false,
  busy = false,
  dense = false,
  onSort,
}: DataTableProps<R>) => (
  <Place data-few={few || undefined}>
    <Frame>
      <Table role="table" aria-busy={busy} data-dense={dense}>
        <caption style={visuallyHidden}>{caption}</caption>
        <Head role="rowgroup">
          <HeadRow role="row">
            {columns.map(({ id, header, align, sorted }) => (
              <HeadCell key={id} role="columnheader" scope="col" data-align={align} aria-sort={sorted}>
                {sorted ? (
                  <SortButton sorted={sorted} onPress={() => onSort?.(id)}>
                    {header}
                  </SortButton>
                ) : (
                  header
                )}
              </HeadCell>
            ))}
          </HeadRow>
        </Head>
        {groupsOf(rows, groupOf).map((group) => (
          <Body key={group.heading ?? ''} role="rowgroup">
            {group.heading !== undefined && (
              <HeadRow role="row">
                <GroupCell role="rowheader" scope="rowgroup" colSpan={columns.length}>
                  {group.heading}
                </GroupCell>
              </HeadRow>
            )}
            {group.rows.map((row) => (
              <Row key={keyOf(row)} role="row">
                {columns.map((column) => cellOf(column, row))}
              </Row>
            ))}
          </Body>
        ))}
      </Table>
    </Frame>
  </Place>
);
