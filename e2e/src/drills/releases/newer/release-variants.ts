import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nodeProgram } from '@sundara/contracts/testing';
import { anotherVersion, marketplace } from '../../../releases.ts';
import type { Site } from '../../../site.ts';
import { environmentOf, NEWER, type NewerBuild, REMOTE, UNREADABLE, versionOf } from './newer-variants.ts';

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

/** Bypasses all checks, as somebody with the keys and a program of a newer contract could. */
const runUnreadable = async (site: Site, folder: string): Promise<void> => {
  const published = path.join(site.dataDir, 'registry/files/remotes', REMOTE, '1.0.0/record.json');
  const record = JSON.parse(await readFile(published, 'utf8'));
  const all = UNREADABLE.map(({ name, change }) => ({
    name: { id: REMOTE, version: versionOf(name) },
    record: { ...record, version: versionOf(name), ...change(record) },
    environment: environmentOf(name),
  }));
  const file = path.join(folder, 'unchecked.json');
  await writeFile(file, JSON.stringify(all));
  const program = nodeProgram('registry/src/testing/programs/unchecked-runner.ts');
  const { code, output } = await site.run(['node', ...program, file]);
  assert.equal(code, 0, output);
};

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
  await runUnreadable(site, folder);
};
