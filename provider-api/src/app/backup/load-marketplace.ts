import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupFault, type ReadBackup } from '@sundara/node/backup';
import { CHECKPOINTS_FILE, openCheckpoints } from '../../areas/marketplace/audit/chain/chain-checkpoints.ts';
import { verifyCommand } from '../../areas/marketplace/audit/chain/cli/verify.command.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { type Database, openDatabase } from '../../platform/database/open-database.ts';
import { type MarketplacePlaces, markOf } from './marketplace-places.ts';
import { restoreDatabase } from './pg-program.ts';
import { DUMP, HEADS, UPLOADS } from './save-marketplace.ts';
import { silence } from './silence.ts';

interface Options {
  /** For trying something out: nothing that is restored may reach a customer. */
  readonly asClone: boolean;
  readonly now: Date;
}

/**
 * Restores the marketplace into an empty database and store, takes it to the migrations of this program, and verifies
 * that the ledger adds up and the audit's chain is whole.
 * @throws BackupFault
 */
export const loadMarketplace = async (
  places: MarketplacePlaces,
  backup: ReadBackup,
  { asClone, now }: Options,
): Promise<void> => {
  const { databaseUrl, dataDir, store } = places;
  requireSecret(places, backup, asClone);
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    await requireEmpty(database);
    const how = [
      ...['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'],
      `--dbname=${decodeURIComponent(new URL(databaseUrl).pathname.slice(1))}`,
    ];
    await restoreDatabase(databaseUrl, how, await backup.stream(DUMP));
    await migrate(database);
    if (asClone) await silence(database, now);
    for (const name of backup.list(UPLOADS))
      await store.put(name.slice(UPLOADS.length), await backup.read(name));
    const heads = path.join(dataDir, CHECKPOINTS_FILE);
    await mkdir(dataDir, { recursive: true });
    if (backup.list(HEADS).length > 0) await writeFile(heads, await backup.read(HEADS));
    await requireWhole(database, heads);
  } finally {
    await database.close();
  }
};

const requireSecret = ({ tokenSecret }: MarketplacePlaces, backup: ReadBackup, asClone: boolean): void => {
  const was = backup.manifest.facts['marketplace']?.['secret'];
  if (asClone || was === markOf(tokenSecret)) return;
  throw new BackupFault(
    "TOKEN_SECRET is not the one that this was saved with, and second factors can't be opened with another: set that one.",
  );
};

const requireEmpty = async ({ pool }: Database): Promise<void> => {
  const { rows } = await pool.query<{ tables: number }>(
    `select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace
       and relkind in ('r', 'p') and relname <> 'registry_documents'`,
  );
  if (rows[0]?.tables !== 0) throw new BackupFault('The database holds tables: restore into an empty one.');
};

const requireWhole = async (database: Database, heads: string): Promise<void> => {
  const { rows } = await database.pool.query<{ wrong: number }>(
    `select count(*)::int as wrong from (
       select from ledger_entries group by transaction_id having sum(amount_paise) <> 0) as unbalanced`,
  );
  if (rows[0]?.wrong !== 0)
    throw new BackupFault(`${rows[0]?.wrong} transactions of the restored ledger do not add up to zero.`);
  const said: string[] = [];
  const audit = {
    database,
    heads: openCheckpoints(heads),
    known: [],
    say: (line: string) => said.push(line),
  };
  if ((await verifyCommand(audit)) !== 0)
    throw new BackupFault(`The restored audit is not whole: ${said.join(' ')}`);
};
