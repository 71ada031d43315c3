import {
  addClientNote,
  eraseClient,
  removeClientNote,
  salonClient,
  salonClients,
  salonClientsFile,
  succeed,
  updateClient,
} from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import type { ListFiles } from '../../../platform/list/list-files.ts';
import { registerList } from '../../../platform/list/register-list.ts';
import { actingSalonId } from '../../marketplace/index.ts';
import { presentClient } from './client.presenter.ts';
import { findClientDetail } from './client-detail.repository.ts';
import { findClients, findTags } from './clients.repository.ts';
import { findClientsFile } from './clients-file.ts';
import {
  addNote,
  eraseNoted,
  type Noting,
  noSuchClient,
  noteClient,
  removeNote,
} from './note-client.command.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
  readonly listFiles: ListFiles;
}

/** The people of the own salon, and what it noted of them. */
export const clientRoutes = (app: FastifyInstance, { database, now, listFiles }: Dependencies): void => {
  const { db } = database;
  const shown = async ({ salonId, clientId }: Noting) => {
    const client = await findClientDetail(db, salonId, clientId, now());
    if (!client) throw noSuchClient();
    return { client };
  };
  const notingOf = async (account: Account, clientId: string): Promise<Noting> => ({
    ...{ account, clientId },
    salonId: await actingSalonId(db, account),
  });

  listFiles.add(salonClientsFile, findClientsFile);
  registerList(app, salonClients, async ({ account, query }) => {
    const salonId = await actingSalonId(db, account);
    const [{ rows, total }, tags] = await Promise.all([
      findClients(db, { ...query, salonId }, now()),
      findTags(db, salonId),
    ]);
    return { rows: rows.map(presentClient), total, tags };
  });

  registerOperation(app, salonClient, async ({ account, params }) =>
    succeed('Client', await shown(await notingOf(account, params.id))),
  );

  registerOperation(app, updateClient, async ({ account, params, body }) => {
    const noting = await notingOf(account, params.id);
    await database.transaction((tx) => noteClient(tx, noting, body, now()));
    return succeed('Saved', await shown(noting));
  });

  registerOperation(app, addClientNote, async ({ account, params, body }) => {
    const noting = await notingOf(account, params.id);
    await database.transaction((tx) => addNote(tx, noting, body, now()));
    return succeed('The note is saved', await shown(noting));
  });

  registerOperation(app, removeClientNote, async ({ account, params }) => {
    const noting = await notingOf(account, params.id);
    await database.transaction((tx) => removeNote(tx, noting, params.note, now()));
    return succeed('The note is removed', await shown(noting));
  });

  registerOperation(app, eraseClient, async ({ account, params }) => {
    const noting = await notingOf(account, params.id);
    await database.transaction((tx) => eraseNoted(tx, noting, now()));
    return succeed('What you noted is erased', await shown(noting));
  });
};
