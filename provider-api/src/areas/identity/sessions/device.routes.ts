import { toLocalIso } from '@sundara/contracts';
import { type Device, endDevice, endOtherDevices, listDevices, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { clearRefreshCookie } from './open-session.ts';
import { findSessions, revokeOtherSessions, revokeSession, type SessionRow } from './sessions.repository.ts';

/** Lists where a user is signed in, and signs out there with effect on that browser's next call. */
export const deviceRoutes = (app: FastifyInstance): void => {
  const { db } = app.auth.database;

  const devicesOf = async ({ id, sessionId }: Account) => {
    const rows = await findSessions(db, id, new Date());
    return { devices: rows.map((row) => presentDevice(row, sessionId)) };
  };

  registerOperation(app, listDevices, async ({ account }) =>
    succeed('Your devices', await devicesOf(account)),
  );

  registerOperation(app, endDevice, async ({ account, params: { id }, request, reply }) => {
    if (!isUuid(id) || !(await revokeSession(db, account.id, id, new Date())))
      throw new ApiError('NOT_FOUND');
    if (id === account.sessionId) clearRefreshCookie({ request, reply });
    return succeed('Signed out there', await devicesOf(account));
  });

  registerOperation(app, endOtherDevices, async ({ account }) => {
    await revokeOtherSessions(db, account.id, account.sessionId, new Date());
    return succeed('Signed out everywhere else', await devicesOf(account));
  });
};

export const presentDevice = (row: SessionRow, current: string): Device => ({
  id: row.id,
  name: row.device,
  network: row.network,
  current: row.id === current,
  signedInAt: toLocalIso(row.createdAt),
  lastSeenAt: toLocalIso(row.lastSeenAt),
});
