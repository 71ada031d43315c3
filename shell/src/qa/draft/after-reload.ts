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

/** The versions of a composition that the overview knows; undefined for any other. */
export const versionsOf = (id: string, { running, compositions }: Overview): Versions | undefined =>
  [running, ...compositions].find((composition) => composition.id === id)?.versions;

/** Which version of everything a page's composition names. */
export const composedVersions = ({ shell, remotes }: PageData['composition']): Versions => ({
  shell: shell.version,
  ...Object.fromEntries(Object.entries(remotes).map(([id, { version }]) => [id, version])),
});

/**
 * What runs where the choice names no version: what it starts from, else what the environment runs. A browser
 * that is in a canary goes back to it when nothing is overridden.
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
 * Which version of everything runs after the choice is applied, 'shell' among them; undefined while nobody here
 * knows what the composition holds that it starts from.
 */
export const afterReload = (draft: Draft, base: Versions | undefined): Versions | undefined =>
  base && { ...base, ...draft.versions };
