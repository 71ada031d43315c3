import { type Paise, rupeesOf, toLocalIso } from '@sundara/contracts';
import type { StatementLine } from '@sundara/contracts/api';
import type { Movement, Totals } from './statement.repository.ts';

/** A salon's money in a period: opening + earned - refunded - paidOut = closing, in rupees. */
export interface StatementSums {
  readonly opening: number;
  readonly earned: number;
  readonly refunded: number;
  readonly paidOut: number;
  readonly closing: number;
}

/** Computed from whole paise, so that the sums match the lines exactly. */
export const sumsOfTotals = ({
  openingPaise,
  earnedPaise,
  refundedPaise,
  paidOutPaise,
}: Totals): StatementSums => ({
  opening: rupeesOf(openingPaise),
  earned: rupeesOf(earnedPaise),
  refunded: positive(refundedPaise),
  paidOut: positive(paidOutPaise),
  closing: rupeesOf(openingPaise + earnedPaise + refundedPaise + paidOutPaise),
});

/** @param openingPaise what was owed before the period */
export const lineOf = (openingPaise: Paise, movement: Movement): StatementLine => {
  const kind = kindOf(movement);
  return {
    at: toLocalIso(movement.at),
    kind,
    text: textOf(kind, movement),
    bookingId: movement.bookingId,
    reference: movement.payout ?? (movement.no === null ? '' : `#${movement.no}`),
    amount: rupeesOf(movement.amountPaise),
    balance: rupeesOf(openingPaise + movement.runningPaise),
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

/** Changes the sign without producing -0. */
const positive = (paise: Paise): number => (paise === 0 ? 0 : rupeesOf(-paise));
