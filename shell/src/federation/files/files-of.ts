import type { Asset, ComposedRelease, Composition } from '@sundara/contracts/federation';

export const isStyle = ({ url }: Pick<Asset, 'url'>): boolean => /\.css$/.test(url.replace(/\?.*$/, ''));

/** Files of the shell that an expose needs: the shared groups of the web kit. */
export const groupFilesOf = (
  { chunks }: Composition['shell'],
  release: ComposedRelease,
  expose: string,
): readonly Asset[] => release.exposes[expose]?.shared.flatMap((group) => chunks[group] ?? []) ?? [];

/**
 * Every file that an expose needs at once, in the best order: the federation runtime, its remote's entry, its own
 * chunks and styles, and the shared groups of the web kit that it reads from the shell. Empty for an unknown expose.
 */
export const filesOf = (
  { shell, remotes }: Composition,
  remoteId: string,
  expose: string,
): readonly Asset[] => {
  const remote = remotes[remoteId];
  const own = remote?.exposes[expose];
  if (!remote || !own) return [];
  const { federation = [] } = shell.chunks;
  return [...federation, remote.entry, ...own.files, ...groupFilesOf(shell, remote, expose)];
};
