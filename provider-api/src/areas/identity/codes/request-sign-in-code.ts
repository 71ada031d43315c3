import { randomInt } from 'node:crypto';
import { addMinutes } from '@sundara/contracts';
import { SIGN_IN_CODE_DIGITS, SIGN_IN_CODE_MINUTES } from '@sundara/contracts/api';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../../platform/http/network-of.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import type { AttemptLimit } from '../attempts/count-attempts.ts';
import { addressLimit } from '../attempts/sign-in-limits.ts';
import { hashLinkToken, makeLinkToken } from '../mailed-links/link-token.ts';
import type { AuthContext } from '../sessions/auth-context.ts';
import { MAIL_SIGN_IN_CODE } from './sign-in-code-mail.job.ts';
import { insertCode } from './sign-in-codes.repository.ts';

/**
 * How often codes are mailed to an address: ten a day from browsers that it does not know, which makes 50 guesses a
 * day, and ten from each one that it does, so that strangers can't use up the owner's. One network gets five in ten
 * minutes. A code that was right takes its count back.
 */
export const codeLimits = async (request: FastifyRequest, email: string): Promise<AttemptLimit[]> => {
  request.accountEmail = email;
  const browser = await request.server.auth.knownBrowsers.find(request, email);
  const key = `sign-in code ${email}`;
  const own = browser ? `${key} browser ${browser}` : key;
  return [
    addressLimit(request, 'sign-in code'),
    { key: `${key} address ${networkOf(request.ip)}`, most: 5, minutes: 10 },
    { key: `${own} day`, most: 10, minutes: 24 * 60 },
  ];
};

interface Challenge {
  readonly challenge: string;
  /** An ISO instant. */
  readonly expiresAt: string;
}

/**
 * Makes a code and has it mailed. It never looks up whether the address has an account, so nobody learns that from the
 * answer or from its time.
 */
export const mailSignInCode = async (
  { database, codeSealer }: Pick<AuthContext, 'database' | 'codeSealer'>,
  email: string,
  now: Date,
): Promise<Challenge> => {
  const challenge = makeLinkToken();
  const code = String(randomInt(10 ** SIGN_IN_CODE_DIGITS)).padStart(SIGN_IN_CODE_DIGITS, '0');
  const key = hashLinkToken(challenge);
  const expiresAt = addMinutes(now, SIGN_IN_CODE_MINUTES);
  const sealed = codeSealer.seal(JSON.stringify({ email, code }), key);
  await database.transaction(async (tx) => {
    const row = { challengeHash: key, codeHash: hashCode(challenge, code), expiresAt };
    await insertCode(tx, { ...row, sealedEmail: codeSealer.seal(email, key) }, now);
    await enqueueJob(tx, MAIL_SIGN_IN_CODE, key, { key, sealed, expiresAt: expiresAt.toISOString() });
  });
  return { challenge, expiresAt: expiresAt.toISOString() };
};

/** The form in which the database stores a code: salted by its challenge, which the database does not have. */
export const hashCode = (challenge: string, code: string): string => hashLinkToken(`${challenge} ${code}`);
