import {
  adminApplications,
  approveApplication as approveOperation,
  declineApplication as declineOperation,
  succeed,
} from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { registerList } from '../../../platform/list/register-list.ts';
import { presentApplication } from './application.presenter.ts';
import { findApplication, findApplications } from './applications.repository.ts';
import { approveApplication } from './approve-application.command.ts';
import { declineApplication } from './decline-application.command.ts';
import { noSuchApplication } from './lock-application.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

/** The queue in which admins approve and decline salons that ask to be listed (decision 88). */
export const adminApplicationRoutes = (app: FastifyInstance, { database, now }: Dependencies): void => {
  const told = async (id: string) => {
    const found = await findApplication(database.db, id);
    if (!found) throw noSuchApplication();
    return { application: presentApplication(found) };
  };

  registerList(app, adminApplications, async ({ query }) => {
    const { rows, ...found } = await findApplications(database.db, query);
    return { ...found, rows: rows.map(presentApplication) };
  });

  registerOperation(app, approveOperation, async ({ params, account, request }) => {
    const invitations = app.auth.invitationRequests;
    const opened = await approveApplication({ database, invitations, now }, account, params.id);
    if (opened)
      app.securityLog.report(request, 'authz_change', { reason: 'customer to salon', subject: opened });
    return succeed('Application approved', await told(params.id));
  });

  registerOperation(app, declineOperation, async ({ params, body, account }) => {
    await declineApplication(database, account, { ...body, id: params.id }, now());
    return succeed('Application declined', await told(params.id));
  });
};
