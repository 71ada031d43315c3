import type { ComposedRelease, ComposedRemote } from '@sundara/contracts/federation';

interface Known {
  /** The version whose code runs in this page already. */
  readonly running: ComposedRelease | undefined;
  readonly isQuarantined: (release: ComposedRelease) => boolean;
  /** Someone has asked for it to be tried anew. */
  readonly renewed: boolean;
}

/**
 * Which releases to try for an expose, in order: the composition's, then the one before; one that failed in
 * this browser lately comes last. A remote runs in one version per page, so what runs already is alone, unless
 * it lacks the expose and someone asks anew.
 */
export const candidatesOf = (
  remote: ComposedRemote | undefined,
  expose: string,
  { running, isQuarantined, renewed }: Known,
): readonly ComposedRelease[] => {
  if (!remote) return [];
  const all = [remote, ...(remote.previous ? [remote.previous] : [])];
  const having = all.filter(({ exposes }) => exposes[expose]);
  if (running?.exposes[expose]) return [running];
  if (running && !renewed) return [];
  const set = having.filter((release) => !isQuarantined(release));
  return [...set, ...having.filter(isQuarantined)];
};
