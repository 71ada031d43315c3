import { wantsTraces } from '@sundara/node/telemetry';
import { Refusal } from '../refusal.ts';
import { readSettings } from './settings.ts';
import { startSite } from './start-site.ts';

const start = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const { close } = await startSite(settings, wantsTraces(process.env));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
  console.log(
    `The site listens on http://localhost:${settings.port} (environment '${settings.environment}').`,
  );
};

start().catch((error: unknown) => {
  const known = error instanceof Refusal;
  console.error(known ? `The site can't start: ${error.message}` : error);
  process.exit(1);
});
