import path from 'node:path';
import { Refusal } from '../../setup/refusal.mjs';
import { runTool } from '../processes/run-tool.ts';
import type { AppBuilds } from './app-builds.ts';

const LIMIT_MS = 5 * 60_000;

/**
 * Builds apps with one bundler process.
 *
 * @throws Refusal after the bundler's own words were printed
 */
export async function buildAppsInChild(root: string, builds: AppBuilds): Promise<void> {
  if (builds.length === 0) return;
  const program = path.join(import.meta.dirname, 'apps.program.ts');
  const names = builds.map(({ folder }) => folder).join(', ');
  await run(root, [program, JSON.stringify(builds)], names);
}

/** Bundles the provider API into its `dist`. @throws Refusal after the bundler's own words were printed */
export async function buildProviderInChild(root: string): Promise<void> {
  await run(root, [path.join(root, 'provider-api/build.ts')], 'provider-api');
}

async function run(root: string, args: readonly string[], what: string): Promise<void> {
  const { code, output } = await runTool(root, args, LIMIT_MS);
  if (code === 0) return;
  console.error(output.trim());
  throw new Refusal(`the build of ${what} failed; what is wrong stands above.`);
}
