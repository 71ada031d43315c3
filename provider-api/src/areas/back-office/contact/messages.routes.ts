import {
  adminMessage,
  adminMessages,
  type MessageThread,
  replyToMessage as replyOperation,
  succeed,
  updateMessage as updateOperation,
} from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { registerList } from '../../../platform/list/register-list.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { presentMessage, presentThread } from './message.presenter.ts';
import { findMessages, findThread } from './messages.repository.ts';
import { replyToMessage } from './reply-to-message.command.ts';
import { updateMessage } from './update-message.command.ts';

interface Dependencies {
  readonly database: Database;
  readonly outbox: Pick<Outbox, 'wake'>;
  readonly now: () => Date;
}

/** The queue in which admins read and answer messages from the contact page (resolutions S19). */
export const messageRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { database, now } = dependencies;
  const threadOf = async (id: string, adminId: string): Promise<MessageThread> => {
    const thread = await findThread(database.db, id);
    if (!thread) throw new ApiError('NOT_FOUND', { message: 'There is no such message.' });
    return presentThread(thread, adminId);
  };

  registerList(app, adminMessages, async ({ query }) => {
    const { rows, ...found } = await findMessages(database.db, query);
    return { ...found, rows: rows.map(presentMessage) };
  });

  registerOperation(app, adminMessage, async ({ params, account }) =>
    succeed('Message', { thread: await threadOf(params.id, account.id) }),
  );

  registerOperation(app, replyOperation, async ({ params, body, account }) => {
    await replyToMessage(dependencies, account, { ...body, messageId: params.id });
    return succeed('Your answer is on its way', { thread: await threadOf(params.id, account.id) });
  });

  registerOperation(app, updateOperation, async ({ params, body, account }) => {
    await updateMessage(database, account, { ...body, id: params.id }, now());
    return succeed('Message updated', { thread: await threadOf(params.id, account.id) });
  });
};
