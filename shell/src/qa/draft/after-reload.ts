import type { ReleaseFacts, Reply, releaseOverview } from '@sundara/contracts/api';
import type { Draft } from './draft.ts';

type Answer = Reply<typeof releaseOverview>;

/** What there is to choose from. */
export type Overview = Pick<Answer, 'environment' | 'running'> & {
  readonly releases: readonly ReleaseFacts[];
  readonly compositions: readonly Answer['compositions'][number][];
};
export type Versions = Readonly<Record<string, string>>;

/** The versions of a composition that the overview knows; undefined for any other. */
export const versionsOf = (id: string, { running, compositions }: Overview): Versions | undefined =>
  [running, ...compositions].find((composition) => composition.id === id)?.versions;

/**
 * Which version of everything runs after the choice is applied, 'shell' among them; undefined while nobody here
 * knows what the composition holds that it starts from.
 */
export const afterReload = (draft: Draft, overview: Overview): Versions | undefined => {
  const base = draft.composition ? versionsOf(draft.composition, overview) : overview.running.versions;
  return base && { ...base, ...draft.versions };
};
