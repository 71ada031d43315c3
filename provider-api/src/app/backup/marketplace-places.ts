import { createHmac } from 'node:crypto';
import path from 'node:path';
import { BackupFault } from '@sundara/node/backup';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { openStore } from '../../platform/storage/open-store.ts';
import type { Settings } from '../settings.ts';

/** Where the marketplace keeps what a backup saves. */
export interface MarketplacePlaces {
  /** The server itself. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly store: FileStore;
  readonly tokenSecret: string;
}

/** @throws BackupFault for the embedded database, which one process has open at a time */
export const placesFrom = (settings: Settings): MarketplacePlaces => {
  const databaseUrl = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;
  if (!databaseUrl)
    throw new BackupFault(
      'DATABASE_URL is not set: the embedded database is saved by copying DATA_DIR while nothing runs.',
    );
  const dataDir = path.resolve(settings.DATA_DIR);
  return {
    databaseUrl,
    dataDir,
    store: openStore({ ...settings, DATA_DIR: dataDir }),
    tokenSecret: settings.TOKEN_SECRET,
  };
};

/** Tells two secrets apart and nothing else: what is sealed with TOKEN_SECRET can be opened with the same one only. */
export const markOf = (tokenSecret: string): string =>
  createHmac('sha256', tokenSecret).update('the mark of a backup').digest('hex').slice(0, 16);
