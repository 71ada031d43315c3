import type { DescribedOperation } from '@sundara/contracts/testing/contract';
import { ACCESS_TABLE } from '../../app/testing/access-table.ts';

export const CALLERS = ['nobody', 'customer', 'salon', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

type Named = Pick<DescribedOperation, 'name'>;

/** Whether an operation reads what this caller sends; others are refused before. */
export const mayCall = ({ name }: Named, caller: Caller): boolean => {
  const who = ACCESS_TABLE[name]?.who ?? 'anyone';
  if (who === 'anyone') return true;
  if (caller === 'nobody') return false;
  return who === 'signed-in' || who.includes(caller);
};

/** The first who may call it: an owner rather than an admin, who would have to name a salon. */
export const someCaller = (operation: Named): Caller =>
  CALLERS.find((one) => mayCall(operation, one)) ?? 'nobody';
