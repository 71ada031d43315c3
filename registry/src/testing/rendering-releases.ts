import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRecord } from '@sundara/contracts/federation';
import { publish } from '../publish/publish.ts';
import { temporaryFolder, writeBuild } from './build-folder.ts';
import { ACTOR, ensureKeys, type TestRegistry } from './stocked-registry.ts';

const SERVER = 'main.cjs';

/** A shell's server bundle whose pages are what discovery's page makes of the job. */
export const RENDERING_SHELL = `
exports.loadShared = async () => ({});
exports.createRenderer = (composition, exposesOf) => async (job) => ({
  kind: 'rendered', html: String(await exposesOf('discovery').page(job)), styles: [],
});`;

/** A server bundle of discovery with this body of its page's function. */
export const pageOf = (body: string): string => `exports.exposes = { page: async (job) => { ${body} } };`;

/** Publishes a build of a record that has this server bundle. */
export const publishRendering = async (
  test: Parameters<typeof temporaryFolder>[0],
  { registry }: Pick<TestRegistry, 'registry'>,
  record: ReleaseRecord,
  bundle: string,
): Promise<void> => {
  await ensureKeys(registry, [`releases/${record.id}`]);
  const build = await writeBuild(await temporaryFolder(test, 'builds'), { ...record, server: SERVER });
  await writeFile(path.join(build, SERVER), bundle);
  await publish(registry, build, ACTOR);
};
