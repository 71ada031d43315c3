import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import type { BrokenBuild } from './broken-builds.ts';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.resolve(HERE, '../../../../..');

type Define = (options: { version: string; outputDir: string }) => readonly Configuration[];

const configsOf = async ({ folder, fault, version, outputDir }: BrokenBuild): Promise<Configuration[]> => {
  const source = pathToFileURL(path.join(ROOT, folder, 'rspack.config.ts')).href;
  const { default: define }: { default: Define } = await import(source);
  const loader = path.join(HERE, 'broken-code.loader.cjs');
  const test = folder === 'shell' ? /shell\/src\/index\.tsx$/ : /\.expose\.tsx$/;
  const rule = { test, enforce: 'pre' as const, use: [{ loader, options: { fault } }] };
  const named = (name: string | undefined) => `${name} ${fault}`;
  return define({ version, outputDir }).map((config) => ({
    ...config,
    ...(config.dependencies && { dependencies: config.dependencies.map(named) }),
    // The faulty code of a drill is outside the app, where the plugin allows no code of the app.
    plugins: config.plugins?.filter((plugin) => plugin?.constructor.name !== 'BoundaryPlugin') ?? [],
    name: named(config.name),
    module: { ...config.module, rules: [...(config.module?.rules ?? []), rule] },
  }));
};

/** Configures the builds of BROKEN_BUILDS (JSON), each with its fault; for the bundler's own command line. */
export default async (): Promise<Configuration[]> => {
  const configs: Configuration[] = [];
  const builds: readonly BrokenBuild[] = JSON.parse(process.env.BROKEN_BUILDS ?? '[]');
  for (const build of builds) configs.push(...(await configsOf(build)));
  return configs;
};
