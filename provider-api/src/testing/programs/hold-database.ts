import { findDatabaseError } from '../../platform/database/database-error.ts';
import { openDatabase } from '../../platform/database/open-database.ts';

// Opens the database of DATA_DIR and keeps it until standard input closes, or prints why it can't.
try {
  const database = await openDatabase({ dataDir: process.env.DATA_DIR ?? '' });
  console.log('open');
  process.stdin.resume().once('end', () => void database.close().then(() => process.exit(0)));
} catch (error) {
  console.log(`refused ${findDatabaseError(error)?.code}: ${findDatabaseError(error)?.message}`);
  process.exitCode = 1;
}
