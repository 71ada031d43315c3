import { resolve } from 'node:path';
import { DatabaseError } from '../../../../../platform/database/database-error.ts';
import { openDatabase } from '../../../../../platform/database/open-database.ts';
import { CHECKPOINTS_FILE, openCheckpoints } from '../chain-checkpoints.ts';
import { retireCommand } from './retire.command.ts';
import { verifyCommand } from './verify.command.ts';

const USAGE = `Usage: npm run audit -w @sundara/provider-api -- verify [--head <no>:<hash>]
       npm run audit -w @sundara/provider-api -- retire --by <e-mail of an admin>

verify compares the whole audit with its chain. --head is an end of the chain that you noted before. Ends with 0 where
all stands, with 1 where something was changed, and with 2 where it could not look.

retire takes years out that are over for more than eight financial years; each lies in a table of its own then, for you
to save and drop. The chain records it.

The audit is that of DATABASE_URL, else of the embedded database in DATA_DIR (.data), which no server may have open
meanwhile.`;

const HEAD = /^(\d{1,15}):([0-9a-f]{64})$/;

const main = async (): Promise<number> => {
  const [command, option, value = '', ...rest] = process.argv.slice(2);
  const [, no, hash] = HEAD.exec(value) ?? [];
  const known = no !== undefined && hash !== undefined ? [{ no: Number(no), hash }] : [];
  const isHead = option === '--head' && known.length === 1;
  const isVerify = command === 'verify' && (option === undefined || isHead);
  const isRetire = command === 'retire' && option === '--by' && value !== '';
  if (rest.length > 0 || !(isVerify || isRetire)) {
    console.error(USAGE);
    return 2;
  }
  // npm runs this in the package's folder, but people give paths relative to their own folder.
  const dataDir = resolve(process.env['INIT_CWD'] ?? '.', process.env['DATA_DIR'] || '.data');
  const heads = openCheckpoints(resolve(dataDir, CHECKPOINTS_FILE));
  const database = await openDatabase({ databaseUrl: process.env['DATABASE_URL'] || undefined, dataDir });
  const say = (line: string) => console.log(line);
  try {
    if (isRetire) return await retireCommand({ database, email: value, now: new Date(), say });
    return await verifyCommand({ database, heads, known, say });
  } finally {
    await database.close();
  }
};

process.exitCode = await main().catch((error: unknown) => {
  console.error('The audit could not be read:', error instanceof DatabaseError ? error.message : error);
  return 2;
});
