import { confirmSecondFactor, endSecondFactor } from '@sundara/contracts/api';
import { auditOwnAccount } from '../audit/audit-own-account.ts';
import { revokeOtherSessions } from '../auth/sessions.repository.ts';
import type { TransactionHandle } from '../platform/database/database-handle.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { Account } from '../platform/http/access.ts';
import { enqueueJob } from '../platform/outbox/enqueue-job.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { confirmSecret, deleteSecondFactor, type SecondFactorRow } from './second-factor.repository.ts';
import { MAIL_SECOND_FACTOR } from './second-factor-mail.job.ts';

interface Confirmation {
  readonly factor: SecondFactorRow;
  /** Of the code that confirmed it, which is used up by that. */
  readonly step: number;
  /** Whose session that asks stays; the others of the account end, as they were opened by a password alone. */
  readonly account: Pick<Account, 'id' | 'role' | 'sessionId'>;
}

/**
 * Turns a second factor on and tells the owner by mail.
 * @returns the recovery codes, which nobody can read later; undefined when it is on already
 */
export const turnOn = (
  { transaction }: Database,
  { factor, step, account }: Confirmation,
  now: Date,
): Promise<string[] | undefined> => {
  const codes = makeRecoveryCodes();
  const recoveryHashes = codes.map(hashRecoveryCode);
  return transaction(async (tx) => {
    if (!(await confirmSecret(tx, factor, { confirmedAt: now, lastStep: step, recoveryHashes })))
      return undefined;
    await revokeOtherSessions(tx, account.id, account.sessionId, now);
    await auditOwnAccount(tx, account, confirmSecondFactor.name, ['secondFactor'], now);
    await tell(tx, account.id, true, now);
    return codes;
  });
};

/** Turns it off and tells the owner by mail; does nothing when none is on. */
export const turnOff = (
  { transaction }: Database,
  account: Pick<Account, 'id' | 'role'>,
  now: Date,
): Promise<void> =>
  transaction(async (tx) => {
    if (!(await deleteSecondFactor(tx, account.id))) return;
    await auditOwnAccount(tx, account, endSecondFactor.name, ['secondFactor'], now);
    await tell(tx, account.id, false, now);
  });

const tell = (tx: TransactionHandle, userId: string, on: boolean, now: Date): Promise<void> => {
  const at = now.toISOString();
  return enqueueJob(tx, MAIL_SECOND_FACTOR, `${userId}.${at}`, { userId, at, on });
};
