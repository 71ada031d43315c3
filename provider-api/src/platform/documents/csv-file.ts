import { Readable, type Transform } from 'node:stream';
import { stringify } from 'csv-stringify';

/** A cell: text as it is, whole numbers as they are; amounts are written by `csvRupees`. */
export type CsvCell = string | number | null;

/** As `csvRupees` writes it. */
const AMOUNT = /^-?\d+\.\d\d$/;

/**
 * A CSV file (RFC 4180) that is written while it is read: with a byte-order mark, by which Excel knows UTF-8, and with
 * lines that end as it expects. A cell of text that a spreadsheet would run, since it begins with =, +, -, @ or a tab,
 * gets an apostrophe before it; an amount is none of those, also where it is negative.
 */
export const csvStream = (
  header: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
): Transform => {
  const csv = stringify({
    header: true,
    columns: [...header],
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { string: (text) => (AMOUNT.test(text) ? { value: text, escape_formulas: false } : text) },
  });
  const source = Readable.from(rows, { objectMode: true });
  source.on('error', (error) => csv.destroy(error));
  csv.on('close', () => source.destroy());
  return source.pipe(csv);
};

/** Rupees with 2 decimals and no grouping, as a spreadsheet reads a number: '1234.50'. */
export const csvRupees = (rupees: number): string => rupees.toFixed(2);
