import { confirmSecondFactor, endSecondFactor } from '@sundara/contracts/api';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import type { AuthContext } from '../sessions/auth-context.ts';
import { revokeOtherSessions } from '../sessions/sessions.repository.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { confirmSecret, deleteSecondFactor, type SecondFactorRow } from './second-factor.repository.ts';
import { MAIL_SECOND_FACTOR } from './second-factor-mail.job.ts';

interface Confirmation {
  readonly factor: SecondFactorRow;
  /** The step of the code that confirmed it; the code is thereby used up. */
  readonly step: number;
  /** Its current session continues; the account's others end, since what opens it has changed. */
  readonly account: Pick<Account, 'id' | 'role' | 'sessionId'>;
}

type Switching = Pick<AuthContext, 'database' | 'onAccountChanged'>;

/**
 * Turns a second factor on and notifies the owner by mail.
 * @returns the recovery codes, which nobody can read later; undefined when it is on already
 */
export const turnOn = (
  { database, onAccountChanged }: Switching,
  { factor, step, account }: Confirmation,
  now: Date,
): Promise<string[] | undefined> => {
  const codes = makeRecoveryCodes();
  const recoveryHashes = codes.map(hashRecoveryCode);
  return database.transaction(async (tx) => {
    if (!(await confirmSecret(tx, factor, { confirmedAt: now, lastStep: step, recoveryHashes })))
      return undefined;
    await revokeOtherSessions(tx, account.id, account.sessionId, now);
    const action = confirmSecondFactor.name;
    await onAccountChanged(tx, { account, action, fields: ['secondFactor'], at: now });
    await tell(tx, account.id, true, now);
    return codes;
  });
};

/** Turns it off, ends the account's other sessions and notifies the owner by mail; does nothing when none is on. */
export const turnOff = (
  { database, onAccountChanged }: Switching,
  account: Confirmation['account'],
  now: Date,
): Promise<void> =>
  database.transaction(async (tx) => {
    if (!(await deleteSecondFactor(tx, account.id))) return;
    await revokeOtherSessions(tx, account.id, account.sessionId, now);
    const action = endSecondFactor.name;
    await onAccountChanged(tx, { account, action, fields: ['secondFactor'], at: now });
    await tell(tx, account.id, false, now);
  });

const tell = (tx: TransactionHandle, userId: string, on: boolean, now: Date): Promise<void> => {
  const at = now.toISOString();
  return enqueueJob(tx, MAIL_SECOND_FACTOR, `${userId}.${at}`, { userId, at, on });
};
