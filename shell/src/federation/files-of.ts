import type { Asset, Composition } from '@sundara/contracts/federation';

/**
 * Every file that an expose needs at once, best first: the federation runtime, its remote's entry, its own
 * chunks, and the shared groups of the web kit that it reads from the shell. Empty for an unknown expose.
 */
export const filesOf = (
  { shell, remotes }: Composition,
  remoteId: string,
  expose: string,
): readonly Asset[] => {
  const remote = remotes[remoteId];
  const own = remote?.exposes[expose];
  if (!remote || !own) return [];
  const groups = own.shared.flatMap((group) => shell.chunks[group] ?? []);
  const { federation = [] } = shell.chunks;
  return [...federation, remote.entry, ...own.files, ...groups];
};
