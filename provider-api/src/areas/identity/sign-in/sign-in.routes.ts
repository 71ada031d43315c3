import { login, logout, me, refreshSession as refresh, register, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { requirePhone } from '../../../platform/phone/parse-phone.ts';
import { findUserByEmail, insertCustomer } from '../accounts/accounts.repository.ts';
import { presentUser } from '../accounts/user.presenter.ts';
import { type AttemptLimit, countAttempts, forgiveAttempt } from '../attempts/count-attempts.ts';
import { addressLimit, signInLimits } from '../attempts/sign-in-limits.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { hashPassword, passwordMatches } from '../passwords/passwords.ts';
import { checkSecondFactor } from '../second-factor/check-second-factor.ts';
import { clearRefreshCookie, openSession } from '../sessions/open-session.ts';
import { refreshSession } from '../sessions/refresh-session.command.ts';
import { revokeSession } from '../sessions/sessions.repository.ts';
import { requestSignInLink } from '../sign-in-links/request-sign-in-link.ts';

/** Accounts and sessions: register, sign in, refresh, who am I, sign out. */
export const signInRoutes = (app: FastifyInstance): void => {
  const { database, sealer } = app.auth;
  const { db } = database;

  registerOperation(app, login, async ({ body, request, reply }) => {
    const limits = await signInLimits(request, body.email);
    await countOrMail(app, limits, body.email);
    const user = await findUserByEmail(db, body.email);
    if (!(await passwordMatches(user?.passwordHash, body.password)) || !user)
      throw new ApiError('INVALID_CREDENTIALS');
    if (!user.isActive) throw new ApiError('ACCOUNT_DISABLED');
    // Codes have their own limits.
    await forgiveAttempt(db, limits);
    const factor = await checkSecondFactor(db, user, body.code, sealer);
    return succeed('Logged in successfully!', await openSession({ request, reply }, user, factor));
  });

  registerOperation(app, register, async ({ body: { password, ...customer }, request, reply }) => {
    await countAttempts(db, [addressLimit(request)]);
    const phone = requirePhone(customer.phone);
    if (await isCommonPassword(password))
      throw new ApiError('PASSWORD_TOO_COMMON', { fields: commonPassword });
    const user = await insertCustomer(db, { ...customer, phone, passwordHash: await hashPassword(password) });
    if (!user) throw new ApiError('EMAIL_TAKEN', { fields: emailTaken });
    return succeed('Account created', await openSession({ request, reply }, user));
  });

  registerOperation(app, refresh, async ({ request, reply }) => {
    await countAttempts(db, [addressLimit(request, 'refresh')]);
    return succeed('Signed in', await refreshSession({ request, reply }));
  });

  registerOperation(app, me, async ({ account }) => succeed('Signed in', { user: presentUser(account) }));

  registerOperation(app, logout, async ({ account, request, reply }) => {
    await revokeSession(db, account.id, account.sessionId, new Date());
    clearRefreshCookie({ request, reply });
    return succeed('Logged out successfully!', {});
  });
};

/** Counts an attempt to sign in; after too many, a sign-in link is mailed. */
const countOrMail = async (
  app: FastifyInstance,
  limits: readonly AttemptLimit[],
  email: string,
): Promise<void> => {
  try {
    await countAttempts(app.auth.database.db, limits);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SIGN_IN_LINK_SENT')
      await requestSignInLink(app.auth, email);
    throw error;
  }
};

const commonPassword = [{ path: 'password', message: 'This password is among the most common ones.' }];
const emailTaken = [{ path: 'email', message: 'An account with this e-mail exists already.' }];
