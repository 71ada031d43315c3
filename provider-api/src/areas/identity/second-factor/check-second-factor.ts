import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Sealer } from '../../../platform/sealer/sealer.ts';
import type { Factor } from '../sessions/open-session.ts';
import { digitsOf, stepOfCode } from './authenticator.ts';
import { countCode, forgiveCode } from './count-codes.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import {
  findSecondFactor,
  type SecondFactorRow,
  useRecoveryHash,
  useStep,
} from './second-factor.repository.ts';

/**
 * Checks the second factor if the account has one; a correct code is used up. Called after the password was verified,
 * so that nobody else learns that there is one.
 * @param code six digits of the authenticator, or a recovery code
 * @returns which of the two it was
 * @throws SECOND_FACTOR_NEEDED without a code; SECOND_FACTOR_WRONG for one that is wrong or was used before;
 * RATE_LIMITED after ten of these in fifteen minutes
 */
export const checkSecondFactor = async (
  db: DatabaseHandle,
  { id }: { readonly id: string },
  code: string | undefined,
  sealer: Sealer,
  now = new Date(),
): Promise<Factor> => {
  const factor = await findSecondFactor(db, id);
  if (!factor?.confirmedAt) return undefined;
  if (!code) throw new ApiError('SECOND_FACTOR_NEEDED');
  await countCode(db, id);
  if (!(await useCode(db, factor, code, sealer, now))) throw wrongCode();
  await forgiveCode(db, id);
  return digitsOf(code) === undefined ? 'RECOVERY_CODE' : 'AUTHENTICATOR';
};

/** The error for a wrong code, on its field. */
export const wrongCode = (): ApiError => new ApiError('SECOND_FACTOR_WRONG', { fields });

const fields = [{ path: 'code', message: 'This code is not right, or it was used before.' }];

/** Whether the code is valid, which it is only once. */
const useCode = async (
  db: DatabaseHandle,
  { userId, sealedSecret }: SecondFactorRow,
  code: string,
  sealer: Sealer,
  now: Date,
): Promise<boolean> => {
  const digits = digitsOf(code);
  if (digits === undefined) return useRecoveryHash(db, userId, hashRecoveryCode(code));
  const secret = sealer.open(sealedSecret, userId);
  const step = secret === undefined ? undefined : stepOfCode(secret, digits, now);
  return step !== undefined && useStep(db, userId, step);
};
