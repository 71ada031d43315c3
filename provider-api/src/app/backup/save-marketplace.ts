import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { WrittenBackup } from '@sundara/node/backup';
import { CHECKPOINTS_FILE } from '../../areas/marketplace/audit/chain/chain-checkpoints.ts';
import { type MarketplacePlaces, markOf } from './marketplace-places.ts';
import { dumpDatabase } from './pg-program.ts';

export const DUMP = 'marketplace/database.dump';
/** Below it lie uploaded pictures, under the names that the store has for them. */
export const UPLOADS = 'marketplace/uploads/';
export const HEADS = `marketplace/${CHECKPOINTS_FILE}`;

/**
 * Saves the marketplace while it runs: the noted ends of the audit, then the database as of one moment, then the
 * pictures. An end that was noted later would not be in the dump; pictures are stored before the database names them
 * and removed a day after it does so no more.
 */
export const saveMarketplace = async (
  { databaseUrl, dataDir, store, tokenSecret }: MarketplacePlaces,
  backup: WrittenBackup,
): Promise<void> => {
  const heads = await readFile(path.join(dataDir, CHECKPOINTS_FILE)).catch(nothing);
  if (heads) await backup.write(HEADS, heads);
  const what = [
    ...['--format=custom', '--no-owner', '--no-privileges'],
    // The registry may lie in the same database; it is saved by itself.
    ...['--exclude-table=registry_documents', '--exclude-table=registry_revisions'],
  ];
  await dumpDatabase(databaseUrl, what, (dump) => backup.write(DUMP, dump));
  const names = await store.list();
  for (const name of names) {
    const picture = await store.get(name);
    if (picture) await backup.write(`${UPLOADS}${name}`, picture);
  }
  backup.tell('marketplace', { pictures: names.length, secret: markOf(tokenSecret) });
};

const nothing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};
