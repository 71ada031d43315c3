import { main } from './cli/main.ts';
import { systemCode } from './refusal.ts';

process.stdout.on('error', (error) => {
  // The reader has closed the pipe, as 'head' does.
  if (systemCode(error) !== 'EPIPE') throw error;
  process.exit();
});
process.exitCode = await main(process.argv.slice(2), process.env);
