import type { ReactNode } from 'react';

/** One column of a table and, on a narrow screen, one line of each card. */
export interface Column<R> {
  readonly id: string;
  /** Heads the column; on a card it stands before the value. */
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** Figures stand at the end; by default everything stands at the start. */
  readonly align?: 'start' | 'end';
  /** Left out of the cards of a narrow screen. */
  readonly hideOnNarrow?: boolean;
  /** Names the row: spoken with each of its cells, and the title of its card. For one column of a table. */
  readonly namesRow?: boolean;
  /** Holds what can be done with the row: on a card it stands without its header. */
  readonly actions?: boolean;
}
