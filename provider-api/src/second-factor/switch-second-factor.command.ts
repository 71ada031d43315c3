import { revokeOtherSessions } from '../auth/sessions.repository.ts';
import type { TransactionHandle } from '../database/database-handle.ts';
import type { Database } from '../database/open-database.ts';
import { enqueueJob } from '../outbox/enqueue-job.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { confirmSecret, deleteSecondFactor, type SecondFactorRow } from './second-factor.repository.ts';
import { MAIL_SECOND_FACTOR } from './second-factor-mail.job.ts';

interface Confirmation {
  readonly factor: SecondFactorRow;
  /** Of the code that confirmed it, which is used up by that. */
  readonly step: number;
  /** The one that asks: the others of the account end, as they were opened by a password alone. */
  readonly sessionId: string;
}

/**
 * Turns a second factor on and tells the owner by mail.
 * @returns the recovery codes, which nobody can read later; undefined when it is on already
 */
export const turnOn = (
  { transaction }: Database,
  { factor, step, sessionId }: Confirmation,
  now: Date,
): Promise<string[] | undefined> => {
  const codes = makeRecoveryCodes();
  const recoveryHashes = codes.map(hashRecoveryCode);
  return transaction(async (tx) => {
    if (!(await confirmSecret(tx, factor, { confirmedAt: now, lastStep: step, recoveryHashes })))
      return undefined;
    const { userId } = factor;
    await revokeOtherSessions(tx, userId, sessionId, now);
    await tell(tx, userId, true, now);
    return codes;
  });
};

/** Turns it off and tells the owner by mail; does nothing when none is on. */
export const turnOff = ({ transaction }: Database, userId: string, now: Date): Promise<void> =>
  transaction(async (tx) => {
    if (await deleteSecondFactor(tx, userId)) await tell(tx, userId, false, now);
  });

const tell = (tx: TransactionHandle, userId: string, on: boolean, now: Date): Promise<void> => {
  const at = now.toISOString();
  return enqueueJob(tx, MAIL_SECOND_FACTOR, `${userId}.${at}`, { userId, at, on });
};
