import type { Ports } from '../../setup/ports.mjs';
import type { Progress } from '../../setup/progress.mjs';
import { demoLines } from './demo-lines.ts';
import { installationSecrets } from './secrets.ts';
import { serversOf } from './servers.ts';
import { readSettings } from './settings.ts';
import { type Stage, startServers } from './start-servers.ts';

export interface ServeInput {
  readonly root: string;
  readonly ports: Ports;
  readonly progress: Progress;
  readonly environment: NodeJS.ProcessEnv;
  /** Servers that run in addition to the product's own, and end with them. */
  readonly beside?: readonly Stage[];
}

/**
 * Starts the servers of a data folder that holds releases, and prints the site's address. Returns when it runs; the
 * process then lives until it is asked to end, or a server dies at each start.
 *
 * @throws Refusal in one sentence; everything that was started has ended by then
 */
export const serve = async ({
  root,
  ports,
  progress,
  environment,
  beside = [],
}: ServeInput): Promise<void> => {
  const settings = readSettings(root, environment);
  const secrets = await installationSecrets(settings.dataDir, environment);
  const servers = serversOf({ root, ports, settings, secrets, environment });
  const stages = [
    { title: 'Services', servers: servers.slice(0, -1) },
    { title: 'Site', servers: servers.slice(-1) },
  ];
  await startServers([...stages, ...beside], root, progress);
  for (const line of demoLines(settings, ports)) console.log(line);
  console.log(`Sundara is ready on http://localhost:${ports.site}`);
};
