import { formatRupees, type Paise, rupeesOf } from '@sundara/contracts';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { hashUnknownPassword } from '../../identity/index.ts';
import type { CancellingDependencies } from '../../money/index.ts';
import { planDeletion } from './deletion-plan.ts';
import { endAccount } from './end-account.ts';
import { lockCustomer } from './lock-customer.ts';

/**
 * Deletes a customer's account for good, in one transaction: visits ahead are cancelled and refunded by the usual
 * rules, holds are released, then the person is erased. It is done wholly or not at all, and repeating it changes
 * nothing. A payment that arrives later is refunded in full.
 * @param expectedPaise the refund that the screen promised; if the amount differs, nothing happens
 * @throws ApiError REFUND_CHANGED, with the amount
 */
export const deleteAccount = async (
  { database, outbox, now }: CancellingDependencies,
  customerId: string,
  expectedPaise: Paise,
): Promise<void> => {
  const passwordHash = await hashUnknownPassword();
  await database.transaction((tx) => remove(tx, { customerId, expectedPaise, passwordHash }, now()));
  outbox.wake();
};

interface Deletion {
  readonly customerId: string;
  readonly expectedPaise: Paise;
  readonly passwordHash: string;
}

const remove = async (
  tx: TransactionHandle,
  { customerId, expectedPaise, passwordHash }: Deletion,
  now: Date,
): Promise<void> => {
  const customer = await lockCustomer(tx, customerId);
  if (!customer || customer.deletedAt) return;
  const plan = await planDeletion(tx, customerId, now);
  if (plan.refundPaise !== expectedPaise) throw refundChanged(plan.refundPaise);
  await endAccount(tx, customer, plan, { by: 'customer', accountId: customerId, passwordHash }, now);
};

const refundChanged = (refundPaise: Paise): ApiError =>
  new ApiError('REFUND_CHANGED', {
    message: `What you get back has changed meanwhile: it is ${formatRupees(rupeesOf(refundPaise))} now. Your account still stands.`,
  });
