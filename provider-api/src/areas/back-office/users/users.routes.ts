import { paiseOf, type Role, rupeesOf } from '@sundara/contracts';
import {
  type AdminUser,
  adminUsers,
  adminUsersFile,
  createUser as createUserOperation,
  deleteUser as deleteUserOperation,
  succeed,
  toggleUser as toggleUserOperation,
  updateUser as updateUserOperation,
  userAhead,
  userConsequences,
} from '@sundara/contracts/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import type { ListFiles } from '../../../platform/list/list-files.ts';
import { registerList } from '../../../platform/list/register-list.ts';
import { type AheadOf, sumVisitsAhead } from '../../customer/index.ts';
import { findSessions } from '../../identity/index.ts';
import type { CancellingDependencies } from '../../money/index.ts';
import { createUser } from './create-user.command.ts';
import { deleteUser } from './delete-user.command.ts';
import { requireUser } from './find-user.ts';
import { planRemoval } from './plan-removal.ts';
import { toggleUser } from './toggle-user.command.ts';
import { updateUser } from './update-user.command.ts';
import { presentListedUser } from './user.presenter.ts';
import { userSessionRoutes } from './user-sessions.routes.ts';
import { findUsers } from './users.repository.ts';
import { usersFile } from './users-file.ts';

interface Dependencies extends CancellingDependencies {
  readonly listFiles: ListFiles;
}

/** The accounts of the marketplace, as admins see and change them (specification 2, Admin user management). */
export const adminUserRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { database, now, listFiles } = dependencies;
  const { db } = database;

  const changedUser = async (id: string, adminId: string) => {
    const user = presentListedUser(await requireUser(db, id), adminId);
    return { user, data: user };
  };

  listFiles.add(adminUsersFile, usersFile);
  registerList(app, adminUsers, async ({ account, query }) => {
    const { rows, ...found } = await findUsers(db, query);
    return { ...found, rows: rows.map((row) => presentListedUser(row, account.id)) };
  });

  /** Reports roles granted by an admin; the customer role is not reported, because everybody gets it. */
  const reportRole = (request: FastifyRequest, before: Role, { email, role }: AdminUser) => {
    if (role === before) return;
    const details = { reason: `${before} to ${role}`, subject: email };
    app.securityLog.report(request, 'authz_change', details);
  };

  registerOperation(app, createUserOperation, async ({ account, body, request }) => {
    const invitations = app.auth.invitationRequests;
    const id = await createUser({ database, invitations }, account, body, now());
    const made = await changedUser(id, account.id);
    reportRole(request, 'customer', made.user);
    return succeed('User created successfully', made);
  });

  registerOperation(app, updateUserOperation, async ({ account, params: { id }, body, request }) => {
    const before = await updateUser(database, account, id, body, now());
    const changed = await changedUser(id, account.id);
    reportRole(request, before, changed.user);
    return succeed('User updated successfully', changed);
  });

  registerOperation(app, toggleUserOperation, async ({ account, params: { id }, body }) => {
    const isActive = await toggleUser(database, account, id, body?.isActive, now());
    return succeed(isActive ? 'User enabled' : 'User disabled', await changedUser(id, account.id));
  });

  registerOperation(app, userAhead, async ({ params: { id } }) => {
    const { salon, ...user } = await requireUser(db, id);
    const sum = async (of: AheadOf) => {
      const { visits, paidPaise } = await sumVisitsAhead(db, of, now());
      return { visits, paidPaise };
    };
    return succeed('What stands ahead', {
      ahead: { own: await sum({ customerId: user.id }), salon: salon && (await sum({ salonId: salon.id })) },
    });
  });

  registerOperation(app, userConsequences, async ({ params: { id } }) => {
    const user = await requireUser(db, id);
    const { visits, refundPaise } = await planRemoval(db, user.id, now());
    const sessions = await findSessions(db, user.id, new Date());
    return succeed('What deleting this account does', {
      consequences: {
        upcoming: visits.length,
        refund: rupeesOf(refundPaise),
        sessions: sessions.length,
        salon: user.salon,
      },
    });
  });

  registerOperation(app, deleteUserOperation, async ({ account, params: { id }, query }) => {
    const { expectedRefund } = query;
    const expectedPaise = expectedRefund === undefined ? undefined : paiseOf(expectedRefund);
    await deleteUser(dependencies, account, id, expectedPaise);
    return succeed('User deleted successfully', {});
  });

  userSessionRoutes(app, dependencies);
};
