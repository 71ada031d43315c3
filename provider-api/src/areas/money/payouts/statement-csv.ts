import type { Transform } from 'node:stream';
import { type CsvCell, csvRupees, csvStream } from '../../../platform/documents/csv-file.ts';
import { KIND_LABELS, type StatementDocument } from './statement-document.ts';

const HEADER = ['Date', 'Time', 'Kind', 'What', 'Reference', 'Amount (₹)', 'Owed (₹)'];

/** The statement as CSV: what was owed before, each line, and what is owed at its end. Times in Asia/Kolkata. */
export const statementCsv = (statement: StatementDocument): Transform => csvStream(HEADER, rowsOf(statement));

async function* rowsOf({
  opening,
  closing,
  from,
  to,
  lines,
}: StatementDocument): AsyncGenerator<readonly CsvCell[]> {
  yield [from, '', '', 'Owed before', '', '', csvRupees(opening)];
  for await (const { at, kind, text, reference, amount, balance } of lines) {
    const [date, time] = [at.slice(0, 10), at.slice(11, 16)];
    yield [date, time, KIND_LABELS[kind], text, reference, csvRupees(amount), csvRupees(balance)];
  }
  yield [to, '', '', 'Owed now', '', '', csvRupees(closing)];
}
