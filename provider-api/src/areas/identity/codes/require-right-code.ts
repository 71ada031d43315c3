import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { type CodeTry, tryCode } from './sign-in-codes.repository.ts';

/** Why a code no longer works; the catalogue says it of a challenge that nobody knows. */
const MESSAGES: Readonly<Record<Exclude<CodeTry['outcome'], 'right' | 'wrong' | 'unknown'>, string>> = {
  used: 'This code was used already.',
  ended: 'Five wrong codes: this code no longer works.',
  old: 'This code is older than 10 minutes.',
};

/**
 * Tries a code for a challenge, both given as their hashes.
 * @returns the sealed address that it was mailed to
 * @throws SIGN_IN_CODE_WRONG with the tries that are left; SIGN_IN_CODE_INVALID with the reason
 */
export const requireRightCode = async (
  db: DatabaseHandle,
  challenge: string,
  code: string,
  now: Date,
): Promise<string> => {
  const tried = await tryCode(db, challenge, code, now);
  if (tried.outcome === 'right') return tried.sealedEmail;
  if (tried.outcome === 'wrong') throw wrongCode(tried.triesLeft);
  if (tried.outcome === 'unknown') throw new ApiError('SIGN_IN_CODE_INVALID');
  throw new ApiError('SIGN_IN_CODE_INVALID', { message: MESSAGES[tried.outcome] });
};

/** That the code was used meanwhile, by a request at the same time. */
export const wasUsed = (): ApiError => new ApiError('SIGN_IN_CODE_INVALID', { message: MESSAGES.used });

const wrongCode = (triesLeft: number): ApiError => {
  const message = `This code is not right. ${triesLeft === 1 ? 'One try is' : `${triesLeft} tries are`} left.`;
  return new ApiError('SIGN_IN_CODE_WRONG', { message, fields: [{ path: 'code', message }] });
};
