import { formatDate, instantAt, type LocalDate } from '@sundara/contracts';
import type { StatementLine } from '@sundara/contracts/api';
import type { Company } from '../receipts/company.ts';
import type { StatementSums } from './statement.ts';

/** A statement with all that its file shows. */
export interface StatementDocument extends StatementSums {
  readonly lines: AsyncIterable<StatementLine> | readonly StatementLine[];
  readonly company: Company;
  readonly salon: { readonly name: string; readonly address: string };
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly issuedAt: Date;
}

/** 'Sun, 1 Nov 2026 to Mon, 30 Nov 2026', both days included. */
export const periodText = ({ from, to }: Pick<StatementDocument, 'from' | 'to'>): string =>
  from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`;

const dayText = (date: LocalDate): string => formatDate(instantAt(date, '12:00'));

/** The sums shown above the lines, in their order; deductions are negative. */
export const sumsOf = (statement: StatementSums): readonly (readonly [label: string, rupees: number])[] => [
  ['Owed before', statement.opening],
  ['Paid in', statement.earned],
  ['Refunded', -statement.refunded],
  ['Paid out', -statement.paidOut],
  ['Owed now', statement.closing],
];

export const KIND_LABELS = { earned: 'Paid in', refunded: 'Refunded', 'paid-out': 'Paid out' } as const;
