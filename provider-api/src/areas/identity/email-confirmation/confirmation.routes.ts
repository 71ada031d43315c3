import { confirmEmail, requestEmailConfirmation, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { countAttempts } from '../attempts/count-attempts.ts';
import { addressLimit } from '../attempts/sign-in-limits.ts';
import { isConfirmed, writeConfirmed } from '../mailed-links/confirmed-email.ts';
import { emailConfirmations } from '../mailed-links/email-confirmations.tables.ts';
import { hashLinkToken } from '../mailed-links/link-token.ts';
import { mailedLinks } from '../mailed-links/mailed-links.ts';
import { MAIL_EMAIL_CONFIRMATION } from './confirmation-mail.job.ts';

/** Mails per account: somebody who registered with a stranger's e-mail must not flood that mailbox. */
const MAILS_AN_HOUR = 3;

/**
 * Confirming the e-mail of an account by a mailed link (decision 59).
 * @param now the clock for the expiry of links
 */
export const confirmationRoutes = (app: FastifyInstance, { now }: { readonly now: () => Date }): void => {
  const { database, confirmationRequests } = app.auth;
  const { db } = database;

  registerOperation(app, requestEmailConfirmation, async ({ account: { id, email }, request }) => {
    if (await isConfirmed(db, id)) return succeed('Your e-mail is confirmed', { email, isConfirmed: true });
    const own = { key: `email-confirmation ${id}`, most: MAILS_AN_HOUR, minutes: 60 };
    await countAttempts(db, [addressLimit(request, 'email-confirmation'), own]);
    const sealed = confirmationRequests.make(email);
    await database.transaction((tx) => enqueueJob(tx, MAIL_EMAIL_CONFIRMATION, sealed.mark, sealed));
    return succeed(`We sent a link to ${email}.`, { email, isConfirmed: false });
  });

  registerOperation(app, confirmEmail, async ({ params, request }) => {
    await countAttempts(db, [addressLimit(request, 'email-confirmation-link')]);
    await database.transaction(async (tx) => {
      const owner = await mailedLinks(emailConfirmations).use(tx, hashLinkToken(params.token), now());
      if (!owner) throw new ApiError('EMAIL_LINK_INVALID');
      await writeConfirmed(tx, owner, now());
    });
    return succeed('Your e-mail is confirmed', {});
  });
};
