import { main } from './cli/main.ts';
import { systemCode } from './refusal.ts';

process.stdout.on('error', (error) => {
  // Who reads has read enough, 'head' for instance.
  if (systemCode(error) !== 'EPIPE') throw error;
  process.exit();
});
process.exitCode = await main(process.argv.slice(2), process.env);
