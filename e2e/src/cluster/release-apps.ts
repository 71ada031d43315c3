import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** That of plain localhost comes first. */
export const ENVIRONMENTS = ['local', 'production', 'staging', 'qa'] as const;
const APPS = ['shell', 'discovery', 'booking', 'customer', 'salon', 'admin'];

/**
 * Publishes the apps of a package, and promotes them to every environment.
 * @param run runs a role of the package to its end
 */
export const releaseApps = async (
  folder: string,
  run: (words: readonly string[]) => Promise<string>,
): Promise<void> => {
  const subjects = [
    ...APPS.map((app) => `releases/${app}`),
    ...ENVIRONMENTS.map((name) => `environment/${name}`),
  ];
  for (const subject of subjects) await run(['marketplace', 'key', 'create', subject]);
  const apps = (await readdir(path.join(folder, 'apps'))).map((app) => path.join(folder, 'apps', app));
  await run(['marketplace', 'publish', ...apps, '--why', 'First']);
  for (const environment of ENVIRONMENTS)
    await run(['marketplace', 'promote', ...APPS.map((app) => `${app}@1.0.0`), '--to', environment]);
};
