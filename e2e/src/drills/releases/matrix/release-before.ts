import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
const PACKAGES = path.join(ROOT, 'node_modules');
/** Builds stay the same as long as their commit does. */
const KEPT = path.join(PACKAGES, '.cache/releases-before');
/** The numbers of shell API, web kit and provider API; nothing else changes this file. */
const NUMBERS = 'shared-contracts/src/federation/versions.ts';
const LIMIT_MS = 180_000;
const run = promisify(execFile);

/**
 * The last commit that had other numbers of the contract: what a site runs that has not taken the next release yet.
 * Undefined where there is no history, as in a shallow clone.
 */
export const commitBefore = async (): Promise<string | undefined> => {
  const log = run('git', ['-C', ROOT, 'log', '-1', '--format=%P', '--', NUMBERS]);
  const [parent = ''] = (await log.catch(() => ({ stdout: '' }))).stdout.trim().split(' ');
  return parent === '' ? undefined : parent;
};

/** The installed packages, beside the workspaces of the older sources. */
const linkPackages = async (sources: string): Promise<void> => {
  const packages = path.join(sources, 'node_modules');
  const own = path.join(packages, '@sundara');
  await mkdir(own, { recursive: true });
  for (const name of await readdir(PACKAGES))
    if (name !== '@sundara' && name !== '.cache')
      await symlink(path.join(PACKAGES, name), path.join(packages, name));
  for (const name of await readdir(path.join(PACKAGES, '@sundara')))
    await symlink(await readlink(path.join(PACKAGES, '@sundara', name)), path.join(own, name));
};

const checkOut = async (commit: string, sources: string): Promise<void> => {
  const archive = `${sources}.tar`;
  await run('git', ['-C', ROOT, 'archive', `--output=${archive}`, commit], { timeout: LIMIT_MS });
  await run('tar', ['-xf', archive, '-C', sources], { timeout: LIMIT_MS });
  await rm(archive);
  await linkPackages(sources);
};

interface Build {
  readonly id: string;
  readonly outputDir: string;
}

const build = async (builds: readonly Build[], sources: string, version: string): Promise<void> => {
  for (const { id, outputDir } of builds)
    await run(process.execPath, [path.join(PACKAGES, '@rspack/cli/bin/rspack.js'), 'build'], {
      cwd: path.join(sources, id === 'shell' ? id : `mfe-${id}`),
      env: { ...process.env, RELEASE_VERSION: version, OUTPUT_DIR: outputDir, NODE_ENV: 'production' },
      timeout: LIMIT_MS,
    });
};

const buildOf = async (commit: string, builds: readonly Build[], version: string): Promise<void> => {
  const sources = await mkdtemp(path.join(tmpdir(), 'sundara-before-'));
  try {
    await checkOut(commit, sources);
    await build(builds, sources, version);
  } finally {
    await rm(sources, { recursive: true });
  }
};

/**
 * Builds parts of the product from the sources of the contract before this one, by the recipe of that time; without a
 * history, from those of today, which are then two versions of one contract.
 *
 * @param ids 'shell', 'discovery'
 * @param version what their manifests say
 * @returns the folder of each build, in the order of the ids
 */
export const buildBefore = async (ids: readonly string[], version: string): Promise<readonly string[]> => {
  const commit = await commitBefore();
  const builds: readonly Build[] = ids.map((id) => ({
    id,
    outputDir: path.join(KEPT, commit ?? 'today', id),
  }));
  const missing = builds.filter(({ outputDir }) => !existsSync(path.join(outputDir, 'build.json')));
  if (commit === undefined) await build(builds, ROOT, version);
  else if (missing.length > 0) await buildOf(commit, missing, version);
  return builds.map(({ outputDir }) => outputDir);
};
