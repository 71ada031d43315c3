import { endUserSession, endUserSessions, succeed, userSessions } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { findSessions, presentDevice, revokeOtherSessions, revokeSession } from '../../identity/index.ts';
import { writeAudit } from '../../marketplace/index.ts';
import { requireUser } from './find-user.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

/** An account's sessions, and ending them: takes effect on that browser's next call. */
export const userSessionRoutes = (app: FastifyInstance, { database, now }: Dependencies): void => {
  const { db } = database;

  const sessionsOf = async (id: string, { sessionId }: Account) => {
    // Sessions use the same real clock on every call.
    const rows = await findSessions(db, id, new Date());
    return { sessions: rows.map((row) => presentDevice(row, sessionId)) };
  };

  registerOperation(app, userSessions, async ({ account, params }) => {
    const { id } = await requireUser(db, params.id);
    return succeed('Where the account is signed in', await sessionsOf(id, account));
  });

  registerOperation(app, endUserSession, async ({ account, params: { id, sessionId } }) => {
    await requireUser(db, id);
    await database.transaction(async (tx) => {
      const ended = isUuid(sessionId) && (await revokeSession(tx, id, sessionId, new Date()));
      if (!ended) throw new ApiError('NOT_FOUND', { message: 'It is signed out there already.' });
      await writeAudit(tx, account, { salonId: null, action: endUserSession.name, subjectId: id }, now());
    });
    return succeed('Signed out there', await sessionsOf(id, account));
  });

  registerOperation(app, endUserSessions, async ({ account, params: { id } }) => {
    await requireUser(db, id);
    await database.transaction(async (tx) => {
      await revokeOtherSessions(tx, id, account.sessionId, new Date());
      await writeAudit(tx, account, { salonId: null, action: endUserSessions.name, subjectId: id }, now());
    });
    return succeed('Signed out everywhere', await sessionsOf(id, account));
  });
};
