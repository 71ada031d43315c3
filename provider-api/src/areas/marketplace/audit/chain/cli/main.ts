import { resolve } from 'node:path';
import { DatabaseError } from '../../../../../platform/database/database-error.ts';
import { openDatabase } from '../../../../../platform/database/open-database.ts';
import { CHECKPOINTS_FILE, openCheckpoints } from '../chain-checkpoints.ts';
import { verifyCommand } from './verify.command.ts';

const USAGE = `Usage: npm run audit -w @sundara/provider-api -- verify [--head <no>:<hash>]

Compares the whole audit with its chain: DATABASE_URL, else the embedded database of DATA_DIR (.data), which no server
may have open meanwhile. --head is an end of the chain that you noted before. Ends with 0 where all stands, with 1
where something was changed, and with 2 where it could not look.`;

const HEAD = /^(\d{1,15}):([0-9a-f]{64})$/;

const main = async (): Promise<number> => {
  const [command, option, value = '', ...rest] = process.argv.slice(2);
  const [, no, hash] = HEAD.exec(value) ?? [];
  const known = no !== undefined && hash !== undefined ? [{ no: Number(no), hash }] : [];
  const isHead = option === '--head' && known.length === 1;
  if (command !== 'verify' || rest.length > 0 || (option !== undefined && !isHead)) {
    console.error(USAGE);
    return 2;
  }
  // npm runs this in the package's folder, but people give paths relative to their own folder.
  const dataDir = resolve(process.env['INIT_CWD'] ?? '.', process.env['DATA_DIR'] || '.data');
  const heads = openCheckpoints(resolve(dataDir, CHECKPOINTS_FILE));
  const database = await openDatabase({ databaseUrl: process.env['DATABASE_URL'] || undefined, dataDir });
  try {
    return await verifyCommand({ database, heads, known, say: (line) => console.log(line) });
  } finally {
    await database.close();
  }
};

process.exitCode = await main().catch((error: unknown) => {
  console.error('The audit could not be compared:', error instanceof DatabaseError ? error.message : error);
  return 2;
});
