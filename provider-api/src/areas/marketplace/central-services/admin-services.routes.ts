import {
  adminService,
  adminServices,
  adminServicesFile,
  createAdminService,
  deleteAdminService,
  previewAdminService,
  succeed,
  updateAdminService,
} from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import type { ListFiles } from '../../../platform/list/list-files.ts';
import { registerList } from '../../../platform/list/register-list.ts';
import { presentAdminService } from './central-service.presenter.ts';
import { findCentralPage, requireCentralService } from './central-services.repository.ts';
import { centralServicesFile } from './central-services-file.ts';
import { countCopies } from './copies.repository.ts';
import { previewChange, previewRemoval } from './preview-central.ts';
import { changeCentralService, createCentralService, removeCentralService } from './write-central.command.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
  readonly listFiles: ListFiles;
}

/** The admin's routes of the central catalogue (resolutions S15); `salon.importServices` imports from it. */
export const adminServiceRoutes = (
  app: FastifyInstance,
  { database, now, listFiles }: Dependencies,
): void => {
  const { db } = database;
  const shown = async (id: string) => presentAdminService(await requireCentralService(db, id));

  listFiles.add(adminServicesFile, centralServicesFile);
  registerList(app, adminServices, async ({ query }) => {
    const { rows, ...found } = await findCentralPage(db, query);
    return { ...found, rows: rows.map(presentAdminService) };
  });

  registerOperation(app, adminService, async ({ params: { id } }) => {
    const data = await shown(id);
    return succeed('Service', { data, copies: await countCopies(db, data.id) });
  });

  registerOperation(app, createAdminService, async ({ account, body }) => {
    const id = await database.transaction((tx) => createCentralService(tx, { account, now: now() }, body));
    return succeed('Service created successfully', { data: await shown(id) });
  });

  registerOperation(app, updateAdminService, async ({ account, params: { id }, body }) => {
    const { copies, ...written } = body;
    const followed = await database.transaction((tx) =>
      changeCentralService(tx, { account, now: now() }, id, written, copies),
    );
    return succeed('Service updated successfully', { data: await shown(id), copies: followed });
  });

  registerOperation(app, deleteAdminService, async ({ account, params: { id }, query }) => {
    const copies = await database.transaction((tx) =>
      removeCentralService(tx, { account, now: now() }, id, query.copies),
    );
    return succeed('Service deleted', { copies });
  });

  registerOperation(app, previewAdminService, async ({ params: { id }, body }) => {
    const { delete: removes, ...written } = body;
    const preview = await database.transaction((tx) =>
      removes ? previewRemoval(tx, id) : previewChange(tx, id, written),
    );
    return succeed('Nothing is written yet', preview);
  });
};
