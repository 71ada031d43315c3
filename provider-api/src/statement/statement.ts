import { type Paise, rupeesOf, toLocalIso } from '@sundara/contracts';
import type { StatementLine } from '@sundara/contracts/api';
import type { Movement } from './statement.repository.ts';

/** A salon's money in a period: opening + earned - refunded - paidOut = closing, in rupees. */
export interface Statement {
  readonly opening: number;
  readonly earned: number;
  readonly refunded: number;
  readonly paidOut: number;
  readonly closing: number;
  readonly lines: StatementLine[];
}

/** Sums in whole paise, so that what stands below a column is what the column comes to. */
export const statementOf = (openingPaise: Paise, movements: readonly Movement[]): Statement => {
  const sums = { earned: 0, refunded: 0, 'paid-out': 0 };
  let balance = openingPaise;
  const lines = movements.map((movement): StatementLine => {
    const kind = kindOf(movement);
    sums[kind] += movement.amountPaise;
    balance += movement.amountPaise;
    return {
      at: toLocalIso(movement.at),
      kind,
      text: textOf(kind, movement),
      bookingId: movement.bookingId,
      reference: movement.payout ?? (movement.no === null ? '' : `#${movement.no}`),
      amount: rupeesOf(movement.amountPaise),
      balance: rupeesOf(balance),
    };
  });
  return {
    opening: rupeesOf(openingPaise),
    earned: rupeesOf(sums.earned),
    refunded: positive(sums.refunded),
    paidOut: positive(sums['paid-out']),
    closing: rupeesOf(balance),
    lines,
  };
};

const kindOf = ({ event }: Movement): StatementLine['kind'] => {
  if (event === 'paid-out') return 'paid-out';
  return event === 'captured' ? 'earned' : 'refunded';
};

const textOf = (kind: StatementLine['kind'], { services }: Movement): string => {
  if (kind === 'paid-out') return 'Paid out to your bank account';
  return kind === 'earned' ? services : `Refund: ${services}`;
};

/** Without the minus that nothing could have. */
const positive = (paise: Paise): number => (paise === 0 ? 0 : rupeesOf(-paise));
