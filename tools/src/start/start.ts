import type { Ports } from '../../setup/ports.mjs';
import type { Progress, Step } from '../../setup/progress.mjs';
import { Refusal } from '../../setup/refusal.mjs';
import { ensureDataFolder } from './data-folder.ts';
import { requireDatabase } from './database-reach.ts';
import { marketplaceOf } from './marketplace.ts';
import { buildProvider } from './provider-build.ts';
import { buildReleases, type Place, releaseBuilds, requireEnvironment } from './releases.ts';
import { installationSecrets } from './secrets.ts';
import { type Server, serversOf } from './servers.ts';
import { readSettings } from './settings.ts';
import { superviseServers } from './supervise.ts';
import { waitReady } from './wait-ready.ts';

export interface StartInput {
  readonly root: string;
  readonly ports: Ports;
  readonly progress: Progress;
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Brings up the whole product: builds and publishes what changed, starts the servers, and says where the site is.
 * Returns when it runs; the process then lives until it is told to end, or a server dies.
 *
 * @throws Refusal in one sentence; whatever was started has ended then
 */
export async function start({ root, ports, progress, environment }: StartInput): Promise<void> {
  const settings = readSettings(root, environment);
  await requireDatabase(settings.DATABASE_URL);
  await ensureDataFolder(settings.dataDir);
  const secrets = await installationSecrets(settings.dataDir, environment);
  const marketplace = marketplaceOf(root, settings.dataDir);
  await release({ root, dataDir: settings.dataDir, marketplace }, settings.environment, progress);
  await startAll(serversOf({ root, ports, settings, secrets, environment }), root, progress);
  console.log(`Sundara is ready on http://localhost:${ports.site}`);
}

async function release(place: Place, environment: string, progress: Progress): Promise<void> {
  const building = progress.begin('Builds');
  building.doing('looking for changes');
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

async function startAll(servers: readonly Server[], root: string, progress: Progress): Promise<void> {
  const supervision = superviseServers(servers, root);
  try {
    for (const [title, names] of [
      ['Services', servers.slice(0, -1)],
      ['Site', servers.slice(-1)],
    ] as const) {
      await waitForAll(supervision.started, names, progress.begin(title));
    }
  } catch (error) {
    await supervision.stop();
    throw error;
  }
  supervision.watch();
}

async function waitForAll(
  started: ReturnType<typeof superviseServers>['started'],
  servers: readonly Server[],
  step: Step,
): Promise<void> {
  for (const server of servers) {
    const child = started.get(server);
    if (!child) throw new Refusal(`${server.name} was not started.`);
    step.doing(`waiting for ${server.waitingFor}`);
    await waitReady(child, server.address, server.readyLimitMs);
  }
  step.done(`${servers.map(({ name }) => name).join(' and ')} ready`);
}
