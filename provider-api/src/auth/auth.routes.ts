import { login, logout, me, register, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { ApiError } from '../http/api-error.ts';
import { registerOperation } from '../http/register-operation.ts';
import { limitAttempts } from './attempt-limit.ts';
import {
  findUserByEmail,
  insertCustomer,
  insertSession,
  revokeSession,
  type UserRow,
} from './auth.repository.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import type { Tokens } from './tokens.ts';
import { presentUser } from './user.presenter.ts';

interface Dependencies {
  readonly database: Database;
  readonly tokens: Tokens;
  /** Attempts to sign in or register per account, address and minute. */
  readonly attemptsPerMinute: number;
}

/** Accounts and sessions: sign up, sign in, who am I, sign out. */
export const authRoutes = (
  app: FastifyInstance,
  { database, tokens, attemptsPerMinute }: Dependencies,
): void => {
  const { db } = database;
  const countAttempt = limitAttempts(app, attemptsPerMinute);

  const openSession = async (user: UserRow) => {
    const sessionId = await insertSession(db, user.id, new Date());
    const { id: userId, role, sessionVersion } = user;
    return { token: await tokens.sign({ userId, role, sessionId, sessionVersion }), user: presentUser(user) };
  };

  registerOperation(app, login, async ({ body, request, reply }) => {
    await countAttempt(request, reply);
    const user = await findUserByEmail(db, body.email);
    if (!(await passwordMatches(user?.passwordHash, body.password)) || !user)
      throw new ApiError('INVALID_CREDENTIALS');
    if (!user.isActive) throw new ApiError('ACCOUNT_DISABLED');
    return succeed('Logged in successfully!', await openSession(user));
  });

  registerOperation(app, register, async ({ body: { password, ...customer }, request, reply }) => {
    await countAttempt(request, reply);
    if (isCommonPassword(password)) throw new ApiError('PASSWORD_TOO_COMMON', { fields: commonPassword });
    const user = await insertCustomer(db, { ...customer, passwordHash: await hashPassword(password) });
    if (!user) throw new ApiError('EMAIL_TAKEN', { fields: emailTaken });
    return succeed('Account created', await openSession(user));
  });

  registerOperation(app, me, async ({ account }) => succeed('Signed in', { user: presentUser(account) }));

  registerOperation(app, logout, async ({ account }) => {
    await revokeSession(db, account.sessionId, new Date());
    return succeed('Logged out successfully!', {});
  });
};

const commonPassword = [{ path: 'password', message: 'This password is among the most common ones.' }];
const emailTaken = [{ path: 'email', message: 'An account with this e-mail exists already.' }];
