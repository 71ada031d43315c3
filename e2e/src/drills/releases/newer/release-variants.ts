import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { anotherVersion, marketplace } from '../../../releases.ts';
import type { Site } from '../../../site.ts';
import { environmentOf, NEWER, type NewerBuild, REMOTE, UNREADABLE, versionOf } from './newer-variants.ts';
import { runUncheckedIn } from './run-unchecked.ts';

const publishNewer = async (site: Site, folder: string): Promise<void> => {
  for (const { name, change } of NEWER) {
    const output = path.join(folder, name);
    await anotherVersion(site, REMOTE, versionOf(name), output);
    const manifest = path.join(output, 'build.json');
    const build: NewerBuild = JSON.parse(await readFile(manifest, 'utf8'));
    change(build);
    await writeFile(manifest, JSON.stringify(build));
  }
  await marketplace(site, 'publish', ...NEWER.map(({ name }) => path.join(folder, name)));
};

const runUnreadable = (site: Site): Promise<void> =>
  runUncheckedIn(
    site,
    UNREADABLE.map(({ name, change }) => ({
      id: REMOTE,
      version: versionOf(name),
      base: '1.0.0',
      environment: environmentOf(name),
      change,
    })),
  );

/** Makes each variant run in an environment of its own, with the other parts unchanged. */
export const releaseVariants = async (
  site: Site,
  folder: string,
  others: readonly string[],
): Promise<void> => {
  await publishNewer(site, folder);
  const places = [...NEWER, ...UNREADABLE].map(({ name }) => `environment/${environmentOf(name)}`);
  await marketplace(site, 'key', 'create', ...places);
  for (const { name } of NEWER) {
    const releases = [`${REMOTE}@${versionOf(name)}`, ...others.map((id) => `${id}@1.0.0`)];
    await marketplace(site, 'promote', ...releases, '--to', environmentOf(name));
  }
  await runUnreadable(site);
};
