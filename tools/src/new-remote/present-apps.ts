import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Declaration,
  findMisfits,
  type RemoteFacts,
  type ShellFacts,
} from '@sundara/contracts/federation';
import { Refusal } from '../../setup/refusal.mjs';
import { BuildManifestPlugin, type Known } from '../bundler/build-manifest.plugin.ts';
import { APP_FOLDERS } from '../workspace/app-folders.ts';

/**
 * Checks that a remote with this declaration could run with those of the repository: by the same gate that a promotion
 * must pass.
 *
 * @throws Refusal with the first conflict, and what would fix it
 */
export const requireFit = async (root: string, declaration: Declaration): Promise<void> => {
  const apps = await presentApps(root);
  const shell = apps.flatMap(shellFacts)[0];
  if (!shell) throw new Refusal('the repository has no shell to check the new remote against.');
  const fresh: RemoteFacts = {
    id: declaration.id,
    version: '1.0.0',
    declaration,
    shared: {},
    points: { offers: [], fills: [] },
  };
  const misfits = findMisfits(shell, [...apps.flatMap(remoteFacts), fresh]);
  const own = misfits.find(({ release }) => release.startsWith(`${declaration.id}@`));
  if (own) throw new Refusal(`${own.found}: ${own.remedy}.`);
};

/** What the build configuration says of each app of the repository, without building it. */
const presentApps = async (root: string): Promise<readonly Known[]> => {
  const found: Known[] = [];
  // One after the other: these files import the same shared configuration.
  for (const folder of APP_FOLDERS) {
    const { default: define } = await import(pathToFileURL(path.join(root, folder, 'rspack.config.ts')).href);
    const configs: readonly { readonly plugins?: readonly unknown[] }[] = define();
    const plugins = configs.flatMap((config) => config.plugins ?? []);
    found.push(
      ...plugins.filter((plugin) => plugin instanceof BuildManifestPlugin).map(({ known }) => known),
    );
  }
  return found;
};

const shellFacts = ({ version, shell }: Known): readonly ShellFacts[] =>
  shell ? [{ version, ...shell }] : [];

const remoteFacts = ({ id, version, declaration, shared, points }: Known): readonly RemoteFacts[] =>
  declaration && shared && points ? [{ id, version, declaration, shared, points }] : [];
