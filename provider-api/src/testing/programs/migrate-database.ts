import { migrate } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open-database.ts';

// Opens and migrates the database, as each server process does at its start.
const database = await openDatabase({
  dataDir: process.env.DATA_DIR ?? '',
  databaseUrl: process.env.DATABASE_URL,
});
await migrate(database);
await database.close();
console.log('migrated');
