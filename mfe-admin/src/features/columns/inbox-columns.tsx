import { Button } from '@sundara/web/core';
import type { Column } from '@sundara/web/table';
import type { ReactNode } from 'react';
import { When } from '../when/when.tsx';
import { Quiet } from './quiet.tsx';

/** A column of two lines: the fact, and below it what explains it. */
export const twoLines = <Row,>(
  column: Omit<Column<Row>, 'cell'>,
  first: (row: Row) => ReactNode,
  second: (row: Row) => ReactNode,
): Column<Row> => ({
  ...column,
  cell: (row) => (
    <>
      {first(row)}
      <Quiet>{second(row)}</Quiet>
    </>
  ),
});

/** When something came to us. */
export const receivedColumn = <Row extends { readonly createdAt: string }>(): Column<Row> => ({
  id: 'at',
  header: 'Received',
  cell: ({ createdAt }) => <When at={createdAt} />,
});

/** The button that opens a row: its text, and its name with what it opens. */
export const openColumn = <Row,>(
  said: (row: Row) => { readonly text: string; readonly name: string },
  onShow: (row: Row) => void,
): Column<Row> => ({
  id: 'open',
  header: 'Actions',
  onCard: 'actions',
  cell: (row) => {
    const { text, name } = said(row);
    return (
      <Button size="small" data-takes-focus onClick={() => onShow(row)} aria-label={name}>
        {text}
      </Button>
    );
  },
});
