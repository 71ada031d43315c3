import type { CompositionDocument } from '@sundara/contracts/federation';
import type { PinnedRelease } from '../core/registry.ts';
import { SHELL_ID } from '../core/release-name.ts';

/** The releases of a composition, the shell first and the remotes by id. */
export const releasesOf = ({ shell, remotes }: CompositionDocument): readonly PinnedRelease[] => [
  { id: SHELL_ID, ...shell },
  ...Object.entries(remotes)
    .map(([id, pinned]) => ({ id, ...pinned }))
    .sort((a, b) => (a.id < b.id ? -1 : 1)),
];

/** Id → version of the releases of a composition, including 'shell'. */
export const versionsIn = (document: CompositionDocument): Record<string, string> =>
  Object.fromEntries(releasesOf(document).map(({ id, version }) => [id, version]));
