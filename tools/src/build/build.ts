import path from 'node:path';
import { Refusal } from '../../setup/refusal.mjs';
import { type AppBuild, buildApps } from '../bundler/build-apps.ts';
import { runTool } from '../processes/run-tool.ts';

const PROVIDER = 'provider-api';
const PROVIDER_LIMIT_MS = 2 * 60_000;

/** Builds apps of the page. @throws Refusal after the bundler's own output was printed */
export const build = async (builds: readonly AppBuild[]): Promise<void> => {
  try {
    await buildApps(builds);
  } catch (error) {
    throw failure(builds.map(({ folder }) => folder).join(', '), error instanceof Error ? error.message : '');
  }
};

/** Bundles the provider API into its `dist`. @throws Refusal after the bundler's own output was printed */
export const bundleProvider = async (root: string): Promise<void> => {
  const { code, output } = await runTool(root, [path.join(root, PROVIDER, 'build.ts')], PROVIDER_LIMIT_MS);
  if (code !== 0) throw failure(PROVIDER, output.trim());
};

const failure = (what: string, words: string): Refusal => {
  console.error(words);
  return new Refusal(`the build of ${what} failed; what is wrong stands above.`);
};
