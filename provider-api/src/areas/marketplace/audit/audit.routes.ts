import { adminAudit, adminAuditFile, succeed, verifyAudit } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import type { ListFiles } from '../../../platform/list/list-files.ts';
import { registerList } from '../../../platform/list/register-list.ts';
import { presentAuditEntry } from './audit.presenter.ts';
import { auditFile } from './audit-file.ts';
import { findActions, findAdmins, findAuditEntries, findAuditPage } from './audit-list.repository.ts';
import { findHead } from './chain/chain.repository.ts';
import type { ChainCheckpoints } from './chain/chain-checkpoints.ts';
import { linkEntries } from './chain/link-entries.ts';
import { verifyPart } from './chain/verify-part.ts';

interface Dependencies {
  readonly database: Database;
  /** Ends of the chain that were noted outside the database. */
  readonly auditCheckpoints: Pick<ChainCheckpoints, 'read'>;
  readonly listFiles: ListFiles;
}

/** Who changed what, and whether the audit is still as it was written (decision 46). */
export const auditRoutes = (
  app: FastifyInstance,
  { database, auditCheckpoints, listFiles }: Dependencies,
): void => {
  const { db } = database;
  listFiles.add(adminAuditFile, auditFile);

  registerList(app, adminAudit, async ({ query }) => {
    const known = findActions(db);
    const [{ ids, total, more }, actors, actions] = await Promise.all([
      findAuditPage(db, query, known),
      findAdmins(db),
      known,
    ]);
    const rows = (await findAuditEntries(db, ids)).map(presentAuditEntry);
    return { rows, total, more, choices: { actors, actions: [...actions] } };
  });

  registerOperation(app, verifyAudit, async ({ query: { cursor, limit, knownNo, knownHash } }) => {
    if (cursor === undefined) await linkEntries(database);
    const known = knownNo !== undefined && knownHash !== undefined ? [{ no: knownNo, hash: knownHash }] : [];
    const part = await verifyPart(database, cursor, limit, async () => [
      ...(await auditCheckpoints.read()),
      ...known,
    ]);
    return succeed('Audit compared', { ...part, head: await findHead(db) });
  });
};
