import {
  adminSalon,
  adminSalons,
  adminSalonsFile,
  succeed,
  usersWithoutSalons,
} from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import type { ListFiles } from '../../../platform/list/list-files.ts';
import { registerList } from '../../../platform/list/register-list.ts';
import { presentManagedSalon, presentOwner } from './admin-salon.presenter.ts';
import { findSalonsForAdmin } from './admin-salons.repository.ts';
import { findAvailableOwners } from './available-owners.ts';
import { findAdminSalon } from './find-admin-salon.ts';
import { salonsFile } from './salons-file.ts';

interface Dependencies {
  readonly database: Database;
  readonly listFiles: ListFiles;
}

/** An admin's read access to salons. */
export const salonReadRoutes = (
  app: FastifyInstance,
  { database: { db }, listFiles }: Dependencies,
): void => {
  listFiles.add(adminSalonsFile, salonsFile);
  registerList(app, adminSalons, async ({ query }) => {
    const { rows, ...found } = await findSalonsForAdmin(db, query);
    return { ...found, rows: rows.map(presentManagedSalon) };
  });

  registerOperation(app, adminSalon, async ({ params }) => {
    const salon = await findAdminSalon(db, params.id);
    return succeed('Salon', { salon, data: salon });
  });

  registerOperation(app, usersWithoutSalons, async ({ query }) => {
    const users = (await findAvailableOwners(db, query.q)).map(presentOwner);
    return succeed('Owners without a salon', { users, data: users });
  });
};
