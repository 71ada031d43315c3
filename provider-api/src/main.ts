import { startServer } from './app/server.ts';
import { readSettings, StartRefused } from './app/settings.ts';
import { DatabaseError } from './platform/database/database-error.ts';

/** Starts the API; anything that keeps it from starting is one sentence and exit code 1. */
const main = async (): Promise<void> => {
  const server = await startServer(readSettings(process.env), giveUp);
  // The second signal finds no handler, so that it ends the process at once.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0), giveUp));
  }
  console.log(`Provider API ready on ${server.address}`);
};

const giveUp = (error: unknown): never => {
  const told = error instanceof StartRefused || error instanceof DatabaseError;
  console.error('Provider API stops:', told ? error.message : error);
  process.exit(1);
};

main().catch(giveUp);
