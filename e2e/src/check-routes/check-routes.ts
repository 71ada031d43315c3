import type { Browser } from 'playwright-core';
import { findAddress } from './find-address.ts';
import { linksOf, openRoute, type Sight } from './open-route.ts';
import { openVisitor, readAccounts, type Visitor } from './visitor.ts';

/** A route to check, as `marketplace compatibility` passes it. */
export interface AskedRoute {
  readonly remote: string;
  readonly path: string;
  readonly access: string | readonly string[];
}

/** The result for a route that `marketplace compatibility` expects. */
export interface RouteResult {
  readonly remote: string;
  readonly path: string;
  readonly outcome: Sight['outcome'] | 'not-opened';
  readonly found?: string;
  /** Errors in the console meanwhile. */
  readonly console?: readonly string[];
}

export interface Wanted {
  /** The site's address in an environment that allows overrides. */
  readonly url: string;
  readonly composition: string;
  /** Id → version of each part of the composition. */
  readonly versions: ReadonlyMap<string, string>;
  readonly routes: readonly AskedRoute[];
  /** 'customer@demo.test:Demo#2026 …'. */
  readonly accounts: string;
}

/** A visitor who may open a route; for a public one the visitor who is not signed in. */
const whoMay = (access: AskedRoute['access'], visitors: readonly Visitor[]): Visitor | undefined =>
  visitors.find(({ role }) => {
    if (access === 'public' || role === undefined) return access === 'public' && role === undefined;
    return access === 'signed-in' || access.includes(role);
  });

const isWithId = ({ path }: AskedRoute): boolean => path.includes(':');

/** Opens routes in a composition, those with an id last: their addresses are links on the pages before. */
export const checkRoutes = async (
  browser: Browser,
  { url, composition, versions, routes, accounts }: Wanted,
): Promise<readonly RouteResult[]> => {
  const visitors: Visitor[] = [];
  for (const account of [undefined, ...readAccounts(accounts)])
    visitors.push(await openVisitor(browser, url, composition, account));
  const paths = routes.map(({ path }) => path);
  const links = new Set<string>();
  const noteLinks = async ({ page }: Visitor): Promise<void> => {
    for (const link of await linksOf(page)) links.add(link);
  };
  for (const visitor of visitors) await noteLinks(visitor);

  const open = async ({ remote, path, access }: AskedRoute): Promise<RouteResult> => {
    const notOpened = (found: string): RouteResult => ({ remote, path, outcome: 'not-opened', found });
    const visitor = whoMay(access, visitors);
    if (!visitor) return notOpened(`CHECK_ACCOUNTS names nobody who may (${access})`);
    const address = findAddress(path, links, paths);
    if (address === undefined) return notOpened('no page that was opened links to one');
    const { page, quiet, faults } = visitor;
    const before = faults.length;
    const sight = await openRoute(page, quiet, { remote, version: versions.get(remote) ?? '' }, address);
    await noteLinks(visitor);
    return { remote, path, ...sight, console: faults.slice(before) };
  };
  const results: RouteResult[] = [];
  for (const route of routes.toSorted((a, b) => Number(isWithId(a)) - Number(isWithId(b))))
    results.push(await open(route));
  return results;
};
