import type { ComposedRelease, ComposedRemote } from '@sundara/contracts/federation';

interface Known {
  /** The version whose code already runs in this page. */
  readonly running: ComposedRelease | undefined;
  readonly isQuarantined: (release: ComposedRelease) => boolean;
  /** A user has asked to try again. */
  readonly renewed: boolean;
}

/**
 * Which releases to try for an expose, in order: the composition's, then the previous one; a quarantined one comes
 * last. A remote runs in one version per page, so a running version is the only candidate, unless it lacks the expose
 * and a user asks to try again.
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
