import type { Ports } from '../../setup/ports.mjs';
import type { Progress } from '../../setup/progress.mjs';
import { ensureDataFolder } from './data-folder.ts';
import { requireDatabase, requireSharedDatabase } from './database-reach.ts';
import { demoLines } from './demo-lines.ts';
import { marketplaceOf } from './marketplace.ts';
import { buildProvider } from './provider-build.ts';
import { buildReleases, nameProvider, type Place, releaseBuilds, requireEnvironment } from './releases.ts';
import { installationSecrets } from './secrets.ts';
import { providerOrigin, serversOf } from './servers.ts';
import { readSettings } from './settings.ts';
import { type Stage, startServers } from './start-servers.ts';

export interface StartInput {
  readonly root: string;
  readonly ports: Ports;
  readonly progress: Progress;
  readonly environment: NodeJS.ProcessEnv;
  /** Servers that run beside the product's own, and end with them. */
  readonly beside?: readonly Stage[];
}

/**
 * Brings up the whole product: builds and publishes what changed, starts the servers, and says where the site is.
 * Returns when it runs; the process then lives until it is told to end, or a server dies at each start.
 *
 * @throws Refusal in one sentence; whatever was started has ended then
 */
export async function start({ root, ports, progress, environment, beside = [] }: StartInput): Promise<void> {
  const settings = readSettings(root, environment);
  requireSharedDatabase(ports, settings);
  await requireDatabase(settings.DATABASE_URL);
  await ensureDataFolder(settings.dataDir);
  const secrets = await installationSecrets(settings.dataDir, environment);
  const marketplace = marketplaceOf(root, settings.dataDir);
  const place = { root, dataDir: settings.dataDir, marketplace };
  await release(place, settings.environment, progress);
  await nameProvider(place, providerOrigin(ports));
  const servers = serversOf({ root, ports, settings, secrets, environment });
  const stages = [
    { title: 'Services', servers: servers.slice(0, -1) },
    { title: 'Site', servers: servers.slice(-1) },
  ];
  await startServers([...stages, ...beside], root, progress);
  for (const line of demoLines(settings, ports)) console.log(line);
  console.log(`Sundara is ready on http://localhost:${ports.site}`);
}

async function release(place: Place, environment: string, progress: Progress): Promise<void> {
  const building = progress.begin('Builds');
  building.doing('looking for changes');
  await place.marketplace.takeOverKeys();
  const status = await place.marketplace.status();
  requireEnvironment(status, environment);
  const planned = await buildReleases(place, status, building);
  const isProviderNew = await buildProvider(place.root, building);
  const built = planned.filter((one) => one.isNew).map((one) => one.folder);
  const all = [...built, ...(isProviderNew ? ['provider-api'] : [])];
  building.done(all.length > 0 ? `built ${all.join(', ')}` : 'nothing changed');
  const publishing = progress.begin('Releases');
  await releaseBuilds(place, status, planned, publishing);
}
