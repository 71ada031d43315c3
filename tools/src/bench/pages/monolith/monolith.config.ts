import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import type { Declaration } from '@sundara/contracts/federation';
import type { AppConfig } from '../../../../../rspack.base.ts';
import { BuildManifestPlugin } from '../../../bundler/build-manifest.plugin.ts';
import { REMOTE_FOLDERS } from '../../../workspace/app-folders.ts';
import { remotesModule } from './remotes-module.ts';
import { ReplacedModulesPlugin } from './replaced-modules.plugin.ts';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.resolve(HERE, '../../../../..');
const browser = (file: string) => path.join(HERE, 'browser', file);

/** The shell's sources that only a federated page needs → what takes their place. */
const REPLACED = {
  'boot/late-preload.ts': 'page-data.ts',
  'boot/page-files.ts': 'no-federation.ts',
  'federation/loader.ts': 'loader.ts',
  'federation/runtime/start-host.ts': 'no-federation.ts',
};

const importDefault = async <T>(file: string): Promise<T> => {
  const { default: value }: { default: T } = await import(pathToFileURL(path.join(ROOT, file)).href);
  return value;
};

/** Of the shell's plugins those without federation, integrity and boundaries. */
const isKept = (plugin: unknown): boolean =>
  [rspack.DefinePlugin, rspack.CopyRspackPlugin, BuildManifestPlugin].some((kind) => plugin instanceof kind);

/**
 * The shell with all remotes as one app, with a lazy chunk for each expose: from the same sources, by the same
 * compiler settings, and split as the bundler does by default. Variable MONOLITH_DIR: the folder to write to.
 */
export default async (): Promise<Configuration> => {
  const folder = process.env.MONOLITH_DIR ?? '';
  const remotes = path.join(folder, 'remotes.js');
  const declarations: Declaration[] = [];
  for (const name of REMOTE_FOLDERS) declarations.push(await importDefault(`${name}/remote.config.ts`));
  writeFileSync(remotes, remotesModule(ROOT, declarations));
  writeFileSync(path.join(folder, 'declarations.json'), JSON.stringify(declarations));
  const define = await importDefault<AppConfig>('shell/rspack.config.ts');
  const [shell] = define({ version: '1.0.0', outputDir: path.join(folder, 'dist') });
  const replaced = Object.entries(REPLACED).map(
    ([source, replacement]) => [path.join(ROOT, 'shell/src', source), browser(replacement)] as const,
  );
  return {
    ...shell,
    name: 'monolith',
    plugins: [
      ...(shell.plugins ?? []).filter(isKept),
      new ReplacedModulesPlugin(new Map([...replaced, [browser('remotes.ts'), remotes]])),
    ],
  };
};
