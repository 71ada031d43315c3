import { pushKey, subscribePush, succeed, unsubscribePush } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import type { PushSender } from '../../../platform/push/push-sender.ts';
import { removeSubscription, writeSubscription } from './push-subscriptions.repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly push: PushSender;
  readonly now: () => Date;
}

/** Starts and ends push messages in the browser of the session that asks. */
export const pushRoutes = (app: FastifyInstance, { database, push, now }: Dependencies): void => {
  registerOperation(app, pushKey, async () => succeed('The key', { key: push.publicKey }));

  registerOperation(app, subscribePush, async ({ account, body }) => {
    if (!push.takes(body.endpoint)) {
      const message = "We do not know this browser's push service.";
      throw new ApiError('VALIDATION_FAILED', { message, fields: [{ path: 'endpoint', message }] });
    }
    await database.transaction((tx) => writeSubscription(tx, account.sessionId, body, now()));
    return succeed('Messages are on', {});
  });

  registerOperation(app, unsubscribePush, async ({ account }) => {
    await removeSubscription(database.db, account.sessionId);
    return succeed('Messages are off', {});
  });
};
