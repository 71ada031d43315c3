import { signInByLink, succeed } from '@sundara/contracts/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { findUser, type UserRow } from '../accounts/accounts.repository.ts';
import { countAttempts } from '../attempts/count-attempts.ts';
import { addressLimit } from '../attempts/sign-in-limits.ts';
import { writeConfirmed } from '../mailed-links/confirmed-email.ts';
import { hashLinkToken } from '../mailed-links/link-token.ts';
import { mailedLinks } from '../mailed-links/mailed-links.ts';
import { signInLinks } from '../mailed-links/sign-in-links.tables.ts';
import { checkSecondFactor } from '../second-factor/check-second-factor.ts';
import { openSession } from '../sessions/open-session.ts';

/**
 * Signing in by a mailed link after too many wrong passwords (decision 57). It replaces only the password: a second
 * factor is still required, and only then is the link used up.
 * @param now the clock for the expiry of links
 */
export const signInLinkRoutes = (app: FastifyInstance, { now }: { readonly now: () => Date }): void => {
  const { database, sealer } = app.auth;
  const { db } = database;
  const links = mailedLinks(signInLinks);

  registerOperation(app, signInByLink, async ({ params, body, request, reply }) => {
    await countAttempts(db, [addressLimit(request, 'sign-in-link')]);
    const hash = hashLinkToken(params.token);
    const user = await accountOf(request, hash);
    const factor = await checkSecondFactor(db, user, body?.code, sealer);
    if (!(await links.use(db, hash, now()))) throw wasUsed();
    await writeConfirmed(db, user.id, now());
    return succeed('Logged in successfully!', await openSession({ request, reply }, user, factor));
  });

  /** @throws ApiError SIGN_IN_LINK_INVALID, with the reason */
  const accountOf = async (request: FastifyRequest, hash: string): Promise<UserRow> => {
    const link = await links.find(db, hash);
    const user = link && (await findUser(db, link.userId));
    request.accountEmail = user?.email;
    if (link?.usedAt) throw wasUsed();
    if (link && link.expiresAt <= now())
      throw new ApiError('SIGN_IN_LINK_INVALID', { message: 'This link is older than 15 minutes.' });
    if (!user?.isActive || user.sessionVersion !== link?.sessionVersion)
      throw new ApiError('SIGN_IN_LINK_INVALID');
    return user;
  };
};

const wasUsed = (): ApiError =>
  new ApiError('SIGN_IN_LINK_INVALID', { message: 'This link was used already.' });
