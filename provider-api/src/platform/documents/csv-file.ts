import { Readable, type Transform } from 'node:stream';
import { stringify } from 'csv-stringify';

/** A cell: text and whole numbers as they are; format amounts with `csvRupees`. */
export type CsvCell = string | number | null;

/** The format of `csvRupees`. */
const AMOUNT = /^-?\d+\.\d\d$/;

/**
 * A CSV file (RFC 4180) as a stream, with a byte-order mark, by which Excel detects UTF-8, and the line ends that it
 * expects. A text cell that a spreadsheet would run as a formula (it begins with =, +, -, @ or a tab) gets an
 * apostrophe before it; an amount never does, even if it is negative.
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

/** Rupees with 2 decimals and no grouping, so that a spreadsheet reads a number: '1234.50'. */
export const csvRupees = (rupees: number): string => rupees.toFixed(2);
