import { DatabaseError } from './database/database-error.ts';
import { createServer } from './server.ts';
import { readSettings, StartRefused } from './settings.ts';

/** Starts the API; anything that keeps it from starting is one sentence and exit code 1. */
const main = async (): Promise<void> => {
  const server = await createServer(readSettings(process.env));
  const stop = async () => {
    await server.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(`Provider API ready on ${server.address}`);
};

main().catch((error: unknown) => {
  const told = error instanceof StartRefused || error instanceof DatabaseError;
  console.error(told ? error.message : error);
  process.exit(1);
});
