import type { ReactNode } from 'react';

/**
 * Where a value is placed on the card that a row becomes in a narrow container: on a line after its header, as the card's
 * title, next to the title, among the actions at the end, or not at all.
 */
type CardPlace = 'line' | 'title' | 'corner' | 'actions' | 'hidden';

/** One column of a table. */
export interface Column<R> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** Figures are aligned to the end; the default is the start. */
  readonly align?: 'start' | 'end';
  /** Default: a line. The title is also the row header, read out with each cell; one column has it. */
  readonly onCard?: CardPlace;
  /** Whether it is short enough to share its line on the card with the next column, where that says so too. */
  readonly halfLine?: boolean;
  /** How the rows are sorted by this column; if set, its header is a button that changes the order. */
  readonly sorted?: 'ascending' | 'descending' | 'none';
}
