import { localDateOf } from '@sundara/contracts';
import { type CsvCell, csvStream } from './csv-file.ts';
import type { DocumentFile } from './document-file.ts';

/** The columns of a file: each has a header and a cell of every row. */
export type CsvColumns<R> = readonly (readonly [header: string, cell: (row: R) => CsvCell])[];

async function* linesOf<R>(columns: CsvColumns<R>, rows: AsyncIterable<R> | Iterable<R>) {
  for await (const row of rows) yield columns.map(([, cell]) => cell(row));
}

/**
 * Rows as a CSV file, written while they are read.
 * @param name what the file lists: 'users' for 'sundara-users-2026-11-26.csv'
 */
export const csvDocument = <R>(
  name: string,
  columns: CsvColumns<R>,
  now: Date,
  rows: () => AsyncIterable<R> | Iterable<R>,
): DocumentFile => ({
  name: `sundara-${name}-${localDateOf(now)}.csv`,
  contentType: 'text/csv; charset=utf-8',
  bytes: async () =>
    csvStream(
      columns.map(([header]) => header),
      linesOf(columns, rows()),
    ),
});
