import type { ReleaseRecord } from '@sundara/contracts/federation';
import type { Trial } from '../bisect/run-for-set.ts';
import { makeComposition } from '../compose/make-composition.ts';
import type { Registry } from '../core/registry.ts';
import type { Check } from './check-by-command.ts';
import type { Encounter, Judged, PairFinding } from './pair.ts';
import type { AskedRoute, RouteResult } from './route-result.ts';

const routesOf = ({ id, declaration }: Pick<ReleaseRecord, 'id' | 'declaration'>): readonly AskedRoute[] =>
  (declaration?.routes ?? []).map(({ path, access }) => ({ remote: id, path, access }));

/** The finding of a route's result against a release; none for a route that could not be opened. */
const findingOf = (release: string, { path, outcome, found }: RouteResult): readonly PairFinding[] => {
  if (outcome === 'rendered' || outcome === 'not-opened') return [];
  const rule = outcome === 'not-loaded' ? 'load' : 'render';
  return [
    {
      release,
      rule,
      found: `${path} ${outcome === 'not-loaded' ? "doesn't load" : "doesn't render"}: ${found ?? 'no reason given'}`,
    },
  ];
};

const unanswered = ({ remote, path }: AskedRoute): RouteResult => ({
  remote,
  path,
  outcome: 'not-opened',
  found: 'the check says nothing of it',
  console: [],
});

type Shelf = Pick<Registry, 'readRelease' | 'keepComposition'>;

interface Opening {
  readonly trial: Trial;
  readonly routes: AskedRoute[];
}

/** Collects the sets to open, each once, with the routes of all requested remotes. */
const createOpenings = (registry: Shelf) => {
  const openings = new Map<string, Opening>();
  const add = async ({ remote, base, next }: Encounter): Promise<Opening> => {
    const document = await makeComposition(registry, base, [next]);
    const id = await registry.keepComposition(document);
    const opening = openings.get(id) ?? { trial: { id, document }, routes: [] };
    openings.set(id, opening);
    if (!opening.routes.some((route) => route.remote === remote.id)) opening.routes.push(...routesOf(remote));
    return opening;
  };
  return { add, all: () => openings.values() };
};

const withResults = (
  pair: Judged,
  { id, declaration }: Pick<ReleaseRecord, 'id' | 'declaration'>,
  told: readonly RouteResult[],
): Judged => {
  const resultOf = (route: AskedRoute) =>
    told.find(({ remote, path }) => remote === id && path === route.path) ?? unanswered(route);
  const routes = routesOf({ id, declaration }).map(resultOf);
  return { ...pair, routes, findings: routes.flatMap((route) => findingOf(pair.release, route)) };
};

/**
 * Opens the routes of each remote that passes the gate, in the set of its pair; equal sets are opened once. Their
 * compositions are stored, so that a site can show them with an override.
 *
 * @throws Refusal when a set can't be made, or what `check` throws
 */
export const checkRoutes = async (
  registry: Shelf,
  judged: readonly Judged[],
  check: Check,
): Promise<readonly Judged[]> => {
  const openings = createOpenings(registry);
  const wanted = new Map<Judged, Opening>();
  for (const pair of judged)
    if (pair.encounter && pair.findings.length === 0) wanted.set(pair, await openings.add(pair.encounter));
  const results = new Map<Opening, readonly RouteResult[]>();
  for (const opening of openings.all())
    if (opening.routes.length > 0) results.set(opening, await check(opening.trial, opening.routes));
  return judged.map((pair) => {
    const opening = wanted.get(pair);
    const told = opening && results.get(opening);
    return told && pair.encounter ? withResults(pair, pair.encounter.remote, told) : pair;
  });
};
