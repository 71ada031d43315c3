import { requestSignInCode, signInByCode, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { findUserByEmail } from '../accounts/accounts.repository.ts';
import { countAttempts, forgiveAttempt } from '../attempts/count-attempts.ts';
import { addressLimit } from '../attempts/sign-in-limits.ts';
import { hashLinkToken } from '../mailed-links/link-token.ts';
import { checkSecondFactor } from '../second-factor/check-second-factor.ts';
import { openSession } from '../sessions/open-session.ts';
import { enterByCode } from './enter-by-code.command.ts';
import { codeLimits, hashCode, mailSignInCode } from './request-sign-in-code.ts';
import { requireRightCode } from './require-right-code.ts';

/**
 * Signing in and signing up by a code that is mailed (decision 83). It replaces only the password: a second factor is
 * still required, and only then is the code used up.
 * @param now the clock for the expiry of codes
 */
export const signInCodeRoutes = (app: FastifyInstance, { now }: { readonly now: () => Date }): void => {
  const { database, sealer, codeSealer } = app.auth;
  const { db } = database;

  registerOperation(app, requestSignInCode, async ({ body: { email }, request }) => {
    await countAttempts(db, await codeLimits(request, email));
    return succeed('A code is on its way.', await mailSignInCode(app.auth, email, now()));
  });

  registerOperation(app, signInByCode, async ({ params: { challenge }, body, request, reply }) => {
    await countAttempts(db, [addressLimit(request, 'sign-in by code')]);
    const key = hashLinkToken(challenge);
    const sealedEmail = await requireRightCode(db, key, hashCode(challenge, body.code), now());
    const email = codeSealer.open(sealedEmail, key);
    if (email === undefined) throw new ApiError('SIGN_IN_CODE_INVALID');
    request.accountEmail = email;
    const user = await findUserByEmail(db, email);
    if (user && !user.isActive) throw new ApiError('ACCOUNT_DISABLED');
    const factor = user && (await checkSecondFactor(db, user, body.secondFactor, sealer));
    const account = await enterByCode(database, { key, email, user }, now());
    await forgiveAttempt(db, await codeLimits(request, email));
    return succeed('Logged in successfully!', await openSession({ request, reply }, account, factor));
  });
};
