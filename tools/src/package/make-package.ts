import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commitOf } from '../checkout/commit-of.ts';
import { BILL_FILE } from '../supply-chain/bill-of-materials.ts';
import { bundleServers } from './bundle-servers.ts';
import { copyPackages } from './copy-packages.ts';

/** Files that the servers read by path, or that run beside them, and where they are looked for. */
const DATA: Readonly<Record<string, string>> = {
  'provider-api/drizzle': 'drizzle',
  'provider-api/illustrations': 'illustrations',
  'shared-contracts/provider-api.report.json': 'shared-contracts/provider-api.report.json',
  [BILL_FILE]: 'bill-of-materials.cdx.json',
  'operations/image/health.mjs': 'bin/health.mjs',
  'operations/image/first-release.mjs': 'bin/first-release.mjs',
};

const BIN = "#!/usr/bin/env node\nawait import('../servers/sundara.js');\n";

/**
 * Makes the folder anew with all roles, the packages that they need, and their data; without the apps.
 * @param sourceCommit the commit of the sources, where they were copied without their repository
 */
export const packageServers = async (root: string, folder: string, sourceCommit?: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'bin'), { recursive: true });
  const { name, version, license, engines }: Record<string, unknown> = JSON.parse(
    await readFile(path.join(root, 'package.json'), 'utf8'),
  );
  const commit = sourceCommit || (await commitOf(root));
  const packages = await bundleServers(root, folder, `${version} (${commit})`);
  await copyPackages(root, folder, packages);
  for (const [from, to] of Object.entries(DATA))
    await cp(path.join(root, from), path.join(folder, to), { recursive: true });
  const manifest = { name, version, commit, private: true, license, type: 'module', engines };
  const bin = { sundara: 'bin/sundara.mjs' };
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify({ ...manifest, bin }, null, 2)}\n`);
  await writeFile(path.join(folder, bin.sundara), BIN);
  await chmod(path.join(folder, bin.sundara), 0o755);
};

/** Puts the built apps beside the servers, so that a new machine can publish them: `apps/<folder>`. */
export const packageApps = async (root: string, folder: string, apps: readonly string[]): Promise<void> => {
  for (const app of apps)
    await cp(path.join(root, app, 'dist'), path.join(folder, 'apps', app), { recursive: true });
};
