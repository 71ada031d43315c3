import type { ReleaseFacts, Reply, releaseOverview } from '@sundara/contracts/api';
import type { PageData } from '@sundara/contracts/federation';
import { type Draft, isNothing } from './draft.ts';

type Answer = Reply<typeof releaseOverview>;

/** What there is to choose from. */
export type Overview = Pick<Answer, 'environment' | 'running' | 'flags' | 'providerFault'> & {
  readonly releases: readonly ReleaseFacts[];
  readonly unreadable: readonly Answer['unreadable'][number][];
  readonly compositions: readonly Answer['compositions'][number][];
};
export type Versions = Readonly<Record<string, string>>;

/** The versions of a composition that the overview lists; undefined for any other. */
export const versionsOf = (id: string, { running, compositions }: Overview): Versions | undefined =>
  [running, ...compositions].find((composition) => composition.id === id)?.versions;

/** The versions of the shell and of every remote in a page's composition. */
export const composedVersions = ({ shell, remotes }: PageData['composition']): Versions => ({
  shell: shell.version,
  ...Object.fromEntries(Object.entries(remotes).map(([id, { version }]) => [id, version])),
});

/**
 * The versions that run where the choice names none: those of its composition, else the environment's. A browser in a
 * canary returns to it when nothing is overridden.
 */
export const baseVersions = (
  draft: Draft,
  overview: Overview,
  { canary, composition }: Pick<PageData, 'canary' | 'composition'>,
): Versions | undefined => {
  if (draft.composition) return versionsOf(draft.composition, overview);
  return canary && isNothing(draft) ? composedVersions(composition) : overview.running.versions;
};

/**
 * All versions that run after the choice is applied, 'shell' included; undefined while the versions of its composition
 * are not known.
 */
export const afterReload = (draft: Draft, base: Versions | undefined): Versions | undefined =>
  base && { ...base, ...draft.versions };
