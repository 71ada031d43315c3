import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import {
  Body,
  Cell,
  Frame,
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
  /** While new rows are loading, the old ones remain, dimmed. */
  readonly busy?: boolean;
  /** Called when the header of a column with `sorted` is pressed. */
  readonly onSort?: (columnId: string) => void;
}

const cellOf = <R,>({ id, header, align, onCard = 'line', cell }: Column<R>, row: R): ReactNode =>
  onCard === 'title' ? (
    <NameCell key={id} role="rowheader" scope="row" data-align={align}>
      {cell(row)}
    </NameCell>
  ) : (
    <Cell key={id} role="cell" data-label={header} data-align={align} data-card={onCard}>
      {cell(row)}
    </Cell>
  );

/**
 * Rows as a table, or as cards where the container is narrow. The markup is the same: roles are explicit because
 * browsers drop them from table elements with another `display`.
 */
export const DataTable = <R,>({ caption, columns, rows, keyOf, busy = false, onSort }: DataTableProps<R>) => (
  <Place>
    <Frame>
      <Table role="table" aria-busy={busy}>
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
        <Body role="rowgroup">
          {rows.map((row) => (
            <Row key={keyOf(row)} role="row">
              {columns.map((column) => cellOf(column, row))}
            </Row>
          ))}
        </Body>
      </Table>
    </Frame>
  </Place>
);
