import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import { z } from 'zod';
import type { AppConfig } from '../../../rspack.base.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const buildsSchema = z.array(
  z.object({ folder: z.string(), version: z.string().optional(), outputDir: z.string().optional() }),
);

const configsOf = async ({ folder, ...options }: z.output<typeof buildsSchema>[number]) => {
  const { default: define }: { default: AppConfig } = await import(
    pathToFileURL(path.join(ROOT, folder, 'rspack.config.ts')).href
  );
  return define(options);
};

/** The configuration of the one rspack process of `buildApps`: the apps of the variable APP_BUILDS, as JSON. */
export default async (): Promise<Configuration[]> => {
  const configs: Configuration[] = [];
  const builds = buildsSchema.parse(JSON.parse(process.env.APP_BUILDS ?? '[]'));
  if (builds.length > 1 && process.env.OUTPUT_DIR && builds.some((build) => !build.outputDir))
    throw new Error('OUTPUT_DIR is the folder of one build: name one app, or unset it.');
  // One after the other: the loader of these files gives half-read modules to concurrent imports.
  for (const build of builds) configs.push(...(await configsOf(build)));
  return configs;
};
