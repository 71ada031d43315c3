import {
  addService,
  deleteService,
  type ImportRow,
  importServices,
  pagination,
  salonService,
  salonServices,
  succeed,
  updateService,
} from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { type Handler, registerOperation } from '../../../platform/http/register-operation.ts';
import type { TurnLimits } from '../../../platform/turns/turns.ts';
import { actingSalon, actingSalonId } from '../../marketplace/index.ts';
import { previewCentralImport, writeCentralImport } from './import/import-central.command.ts';
import { previewImport, writeImport } from './import/import-services.command.ts';
import { presentManagedService } from './managed-service.presenter.ts';
import {
  countManagedServices,
  findManagedServices,
  requireManagedService,
} from './managed-services.repository.ts';
import { changeService, removeService, type Writing, writeNewService } from './write-service.command.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

/** One file at a time: what other calls wait for is then a step of one file, however many are sent. */
const IMPORTS: TurnLimits = { atOnce: 1, waiting: 16, patience: 15_000 };

/** A salon's services, managed by its owner, or by an admin who names the salon (resolutions R4). */
export const serviceCatalogueRoutes = (app: FastifyInstance, { database, now }: Dependencies): void => {
  const { db } = database;
  const whose = async (account: Account, named: string | undefined): Promise<Writing> => ({
    account,
    salonId: await actingSalonId(db, account, named),
    now: now(),
  });
  const shown = async (salonId: string, id: string) => {
    const { service, hasSpecialist } = await requireManagedService(db, salonId, id);
    return { data: presentManagedService(service, hasSpecialist) };
  };

  /** Imports into a salon's catalogue, or into the central one if an admin names no salon (resolutions S14). */
  const importInto = async (
    account: Account,
    named: string | undefined,
    entries: readonly unknown[],
    dryRun: boolean,
  ): Promise<readonly ImportRow[]> => {
    if (account.role === 'admin' && !named) {
      if (dryRun) return (await previewCentralImport(db, entries)).rows;
      return database.transaction((tx) => writeCentralImport(tx, { account, now: now() }, entries));
    }
    const writing = await whose(account, named);
    if (dryRun) return (await previewImport(db, writing.salonId, entries)).rows;
    return database.transaction((tx) => writeImport(tx, writing, entries));
  };

  registerOperation(app, salonServices, async ({ account, query }) => {
    const salon = await actingSalon(db, account, query.salonId);
    const [{ rows, total }, counts] = await Promise.all([
      findManagedServices(db, salon.id, query),
      countManagedServices(db, salon.id),
    ]);
    const listed = rows.map((row) => presentManagedService(row.service, row.hasSpecialist));
    const pages = pagination(query.page, query.limit, total);
    return succeed('Services', {
      ...{ data: listed, services: listed, counts, salon },
      ...{ pages: pages.pages, pagination: pages },
    });
  });

  registerOperation(app, salonService, async ({ account, params, query }) => {
    const { salonId } = await whose(account, query.salonId);
    return succeed('Service', await shown(salonId, params.id));
  });

  registerOperation(app, addService, async ({ account, query, body }) => {
    const writing = await whose(account, query.salonId);
    const id = await database.transaction((tx) => writeNewService(tx, writing, body));
    return succeed('Service added successfully', await shown(writing.salonId, id));
  });

  registerOperation(app, updateService, async ({ account, params: { id }, query, body }) => {
    const writing = await whose(account, query.salonId);
    await database.transaction((tx) => changeService(tx, writing, id, body));
    return succeed('Service updated successfully', await shown(writing.salonId, id));
  });

  registerOperation(app, deleteService, async ({ account, params: { id }, query }) => {
    const writing = await whose(account, query.salonId);
    await database.transaction((tx) => removeService(tx, writing, id));
    return succeed('Service deleted', {});
  });

  const importFile: Handler<typeof importServices> = async ({ account, query, body }) => {
    const asked = Array.isArray(body) ? { services: body, dryRun: false } : body;
    const dryRun = asked.dryRun || query.dryRun === 'true';
    const rows = await importInto(account, query.salonId, asked.services, dryRun);
    const counts = countOutcomes(rows);
    const done = counts.added + counts.updated;
    const message = dryRun
      ? 'Nothing is written yet'
      : `${done === 1 ? '1 service' : `${done} services`} imported`;
    return succeed(message, { dryRun, rows: [...rows], counts });
  };
  registerOperation(app, importServices, importFile, { config: { turns: IMPORTS } });
};

const countOutcomes = (rows: readonly ImportRow[]) => {
  const of = (outcome: ImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return { added: of('added'), updated: of('updated'), same: of('same'), refused: of('refused') };
};
