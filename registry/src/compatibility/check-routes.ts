import type { ReleaseRecord } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import { type CommandSettings, runForSet, type Trial } from '../bisect/run-for-set.ts';
import { makeComposition } from '../compose/make-composition.ts';
import type { Registry } from '../core/registry.ts';
import { complaintOf } from '../json-text.ts';
import { Refusal } from '../refusal.ts';
import type { Encounter, Judged, PairFinding } from './compatibility-matrix.ts';
import { type AskedRoute, type RouteResult, routeResultSchema } from './route-result.ts';

/** Opens routes in a browser that runs a set, and says how each fared. */
export type Check = (trial: Trial, routes: readonly AskedRoute[]) => Promise<readonly RouteResult[]>;

const readResults = (command: string, printed: string): readonly RouteResult[] => {
  try {
    return z.array(routeResultSchema).parse(JSON.parse(printed));
  } catch (error) {
    const why = error instanceof z.core.$ZodError ? complaintOf(error) : 'it is no JSON';
    throw new Refusal(
      `${command} printed no results of routes (${why}): it has to print [{"remote":"booking","path":"/pay","outcome":"rendered"}].`,
    );
  }
};

/**
 * Checks by a command, which finds the set as for `bisect` and the routes, as JSON, in MARKETPLACE_ROUTES. It prints
 * results as JSON and ends with 0.
 *
 * @throws Refusal when it ends otherwise or prints something else
 */
export const checkByCommand =
  (command: readonly string[], settings: Omit<CommandSettings, 'hear'>): Check =>
  async (trial, routes) => {
    const title = command.join(' ');
    let printed = '';
    const code = await runForSet(command, trial, {
      ...settings,
      env: { ...settings.env, MARKETPLACE_ROUTES: JSON.stringify(routes) },
      hear: (text) => {
        printed += text;
      },
    });
    if (code !== 0) throw new Refusal(`${title} could not open the routes: it ended with exit code ${code}.`);
    return readResults(title, printed);
  };

const routesOf = ({ id, declaration }: Pick<ReleaseRecord, 'id' | 'declaration'>): readonly AskedRoute[] =>
  (declaration?.routes ?? []).map(({ path, access }) => ({ remote: id, path, access }));

/** What a route's result says against a release; a route that nobody could open says nothing. */
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

/** Has each set opened once, with the routes of every remote that is asked for in it. */
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
 * Has the routes opened of each remote that the gate lets pass, in the set that the pair makes; equal sets are opened
 * once. Their compositions are kept, so that a site can show them by an override.
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
