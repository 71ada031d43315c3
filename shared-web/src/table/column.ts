import type { ReactNode } from 'react';

/**
 * Where a value stands on the card that a row becomes in a narrow place: as a line behind its header, as the
 * card's title, beside the title, as what can be done at the end, or not at all.
 */
type CardPlace = 'line' | 'title' | 'corner' | 'actions' | 'hidden';

/** One column of a table. */
export interface Column<R> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** Figures stand at the end; by default everything stands at the start. */
  readonly align?: 'start' | 'end';
  /** Default: a line. The title is also the row's header, spoken with each of its cells; one column has it. */
  readonly onCard?: CardPlace;
  /** How the rows are sorted by it; given, its header is a button that asks for another order. */
  readonly sorted?: 'ascending' | 'descending' | 'none';
}
