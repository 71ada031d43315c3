import { createSalon, succeed, toggleSalon, updateSalon } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { addSalon } from './create-salon.command.ts';
import { findAdminSalon } from './find-admin-salon.ts';
import { changeSalon, switchSalon } from './update-salon.command.ts';

interface Dependencies {
  readonly database: Database;
  /** The server's clock; replaced in tests. */
  readonly now: () => Date;
}

/** An admin's changes of salons; each is audited. Deletion, which needs jobs, has its own routes. */
export const adminSalonRoutes = (app: FastifyInstance, { database, now }: Dependencies): void => {
  registerOperation(app, createSalon, async ({ account, body }) => {
    const salon = await findAdminSalon(database.db, await addSalon(database, account, body, now()));
    return succeed('Salon created successfully', { salon, data: salon });
  });

  registerOperation(app, updateSalon, async ({ account, params, body }) => {
    await changeSalon(database, account, params.id, body, now());
    const salon = await findAdminSalon(database.db, params.id);
    return succeed('Salon updated successfully', { salon, data: salon });
  });

  registerOperation(app, toggleSalon, async ({ account, params, body }) => {
    await switchSalon(database, account, { id: params.id, isActive: body?.isActive }, now());
    const salon = await findAdminSalon(database.db, params.id);
    return succeed(salon.isActive ? 'Salon activated' : 'Salon deactivated', { salon, data: salon });
  });
};
