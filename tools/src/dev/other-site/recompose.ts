import type { Asset, ComposedRelease, PageData } from '@sundara/contracts/federation';
import { Refusal } from '../../../setup/refusal.mjs';
import type { SourceBuild } from './source-build.ts';

type Composition = PageData['composition'];

/**
 * What a page of another site runs: its own composition, except for what is built from the sources here.
 *
 * @param builds including the shell's
 */
export const recompose = (page: PageData, builds: readonly SourceBuild[]): PageData => {
  const remotes = builds.filter(({ manifest }) => manifest.kind === 'remote');
  const composition: Composition = {
    ...page.composition,
    shell: builds.map(shellPart).find((part) => part !== undefined) ?? page.composition.shell,
    remotes: {
      ...page.composition.remotes,
      ...Object.fromEntries(remotes.map((build) => [build.manifest.id, remotePart(build)])),
    },
  };
  const urls = new Set(assetsOf(composition).map(({ url }) => url));
  return { ...page, composition, preload: page.preload.filter(({ url }) => urls.has(url)) };
};

const shellPart = ({ manifest, assetOf }: SourceBuild): Composition['shell'] | undefined => {
  const { shell, version, owner, entry, chunks } = manifest;
  if (!shell) return undefined;
  return {
    version,
    owner,
    provides: shell.provides,
    entry: entry.map(assetOf),
    chunks: Object.fromEntries(Object.entries(chunks).map(([name, { files }]) => [name, files.map(assetOf)])),
  };
};

const remotePart = ({ manifest, assetOf }: SourceBuild): ComposedRelease => {
  const { id, version, owner, scope, declaration, points, shared = {}, chunks } = manifest;
  const [entry] = manifest.entry;
  if (!entry || !declaration || !points) throw new Refusal(`the build of ${id} has no entry or declaration.`);
  const exposes = Object.entries(chunks).map(([expose, chunk]) => [
    expose,
    { files: chunk.files.map(assetOf), shared: chunk.shared },
  ]);
  return {
    version,
    owner,
    scope,
    entry: assetOf(entry),
    exposes: Object.fromEntries(exposes),
    declaration,
    shared,
    points,
  };
};

const assetsOf = ({ shell, remotes }: Composition): readonly Asset[] => [
  ...shell.entry,
  ...Object.values(shell.chunks).flat(),
  ...Object.values(remotes).flatMap(({ entry, exposes }) => [
    entry,
    ...Object.values(exposes).flatMap(({ files }) => files),
  ]),
];
