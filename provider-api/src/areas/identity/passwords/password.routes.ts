import { changePassword, forgotPassword, resetPassword, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../platform/http/api-error.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { presentUser } from '../accounts/user.presenter.ts';
import { countAttempts } from '../attempts/count-attempts.ts';
import { addressLimit } from '../attempts/sign-in-limits.ts';
import { isCommonPassword } from './common-passwords.ts';
import { MAIL_PASSWORD_RESET } from './password-mail.jobs.ts';
import { hashPassword } from './passwords.ts';
import { changeOwnPassword, resetPasswordByToken } from './set-password.command.ts';
import { requirePassword } from './verify-password.ts';

/**
 * Routes for forgotten, reset and changed passwords (resolutions R14, R17).
 * @param now the clock for the expiry of links
 */
export const passwordRoutes = (app: FastifyInstance, { now }: { readonly now: () => Date }): void => {
  const { database, tokens, resetRequests } = app.auth;
  const { db } = database;

  registerOperation(app, forgotPassword, async ({ body: { email }, request }) => {
    // No limit per e-mail alone: asking for somebody else's link can't keep the owner from asking.
    const limit = { key: `forgot-password ${email} address ${networkOf(request.ip)}`, most: 5, minutes: 10 };
    await countAttempts(db, [addressLimit(request, 'forgot-password'), limit]);
    // The same row for any address: only the job looks up whether there is an account.
    const sealed = resetRequests.make(email);
    await database.transaction((tx) => enqueueJob(tx, MAIL_PASSWORD_RESET, sealed.mark, sealed));
    return succeed('If there is an account with this e-mail, a link is on its way.', {});
  });

  registerOperation(app, resetPassword, async ({ params, body: { password }, request, reply }) => {
    await countAttempts(db, [addressLimit(request, 'reset-password')]);
    await refuseCommon(password, 'password');
    const passwordHash = await hashPassword(password);
    const user = await resetPasswordByToken(app.auth, { token: params.token, passwordHash }, now());
    if (!user) throw new ApiError('RESET_LINK_INVALID');
    // So that the owner can sign in here even while others guess passwords elsewhere.
    await app.auth.knownBrowsers.remember(request, reply, user.email);
    return succeed('Password reset successful! Please log in.', {});
  });

  registerOperation(app, changePassword, async ({ account: { id: userId, sessionId }, body }) => {
    const sessionVersion = await requirePassword(db, userId, body.currentPassword);
    await refuseCommon(body.newPassword, 'newPassword');
    const passwordHash = await hashPassword(body.newPassword);
    const user = await changeOwnPassword(
      app.auth,
      { userId, sessionId, sessionVersion, passwordHash },
      now(),
    );
    if (!user) throw new ApiError('UNAUTHENTICATED');
    const { role, sessionVersion: next } = user;
    const token = await tokens.sign({ userId, role, sessionId, sessionVersion: next });
    return succeed('Password changed', { token, user: presentUser(user) });
  });
};

const refuseCommon = async (password: string, path: string): Promise<void> => {
  if (!(await isCommonPassword(password))) return;
  throw new ApiError('PASSWORD_TOO_COMMON', {
    fields: [{ path, message: 'This password is among the most common ones.' }],
  });
};
