import { BackupFault, type BackupPart } from '@sundara/node/backup';
import { DatabaseError } from '../../platform/database/database-error.ts';
import { StoreFailure } from '../../platform/storage/store-failure.ts';
import { readSettings, StartRefused } from '../settings.ts';
import { loadMarketplace } from './load-marketplace.ts';
import { placesFrom } from './marketplace-places.ts';
import { saveMarketplace } from './save-marketplace.ts';

/** The database, uploaded pictures and the noted ends of the audit. */
export const part: BackupPart = {
  name: 'marketplace',
  save: (env, backup) => told(() => saveMarketplace(placesFrom(readSettings(env)), backup)),
  load: (env, backup, options) => told(() => loadMarketplace(placesFrom(readSettings(env)), backup, options)),
};

/** What has a sentence for the operator is a fault of the backup. */
const told = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const isTold = [StartRefused, DatabaseError, StoreFailure].some((kind) => error instanceof kind);
    if (!isTold || !(error instanceof Error)) throw error;
    throw new BackupFault(error.message, { cause: error });
  }
};
