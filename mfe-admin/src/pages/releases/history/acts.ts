import type { EnvironmentState, HistoryAct } from '@sundara/contracts/api';
import type { History } from '../releases.loader.ts';
import type { Versions } from '../versions/composition-changes.ts';

/** The act that introduced what the environment runs now; undefined if it is older than the given acts. */
export const broughtBy = (acts: readonly HistoryAct[], composition: string): HistoryAct | undefined =>
  acts.find(({ from, to }) => to === composition && from !== to);

export const actsOf = (history: History | undefined): readonly HistoryAct[] =>
  history?.ok ? history.data.acts : [];

/** Versions of every composition in the acts and the environment, by its id. */
export const knownCompositions = (
  acts: readonly HistoryAct[],
  { running, canary }: EnvironmentState,
): ReadonlyMap<string, Versions> => {
  const ends = acts.flatMap(({ from, to, fromVersions, toVersions }) => [
    [from, fromVersions] as const,
    [to, toVersions] as const,
  ]);
  const known = new Map<string, Versions>();
  for (const [id, versions] of ends) if (id && versions) known.set(id, versions);
  if (canary) known.set(canary.composition.id, canary.composition.versions);
  return known.set(running.id, running.versions);
};
