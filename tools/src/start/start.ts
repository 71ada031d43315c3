import type { Progress } from '../../setup/progress.mjs';
import { ensureDataFolder } from './data-folder.ts';
import { requireDatabase, requireSharedDatabase } from './database-reach.ts';
import { marketplaceOf } from './marketplace.ts';
import { buildProvider } from './provider-build.ts';
import { buildReleases, nameProvider, type Place, releaseBuilds, requireEnvironment } from './releases.ts';
import { installationSecrets } from './secrets.ts';
import { type ServeInput, serve } from './serve.ts';
import { providerOrigin } from './servers.ts';
import { readSettings } from './settings.ts';

/**
 * Starts the whole product: builds and publishes what changed, starts the servers, and prints the site's address.
 * Returns when it runs; the process then lives until it is asked to end, or a server dies at each start.
 *
 * @throws Refusal in one sentence; everything that was started has ended by then
 */
export const start = async (input: ServeInput): Promise<void> => {
  const { root, ports, progress, environment } = input;
  const settings = readSettings(root, environment);
  requireSharedDatabase(ports, settings);
  await requireDatabase(settings.DATABASE_URL);
  await ensureDataFolder(settings.dataDir);
  // The servers read them again; an unreadable file is reported here, before anything slow starts.
  await installationSecrets(settings.dataDir, environment);
  const place = { root, dataDir: settings.dataDir, marketplace: marketplaceOf(root, settings.dataDir) };
  await release(place, settings.environment, progress);
  await nameProvider(place, providerOrigin(ports));
  await serve(input);
};

const release = async (place: Place, environment: string, progress: Progress): Promise<void> => {
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
};
