import type { Browser } from 'playwright-core';
import { DESKTOP, type Visit, visit } from '../browser.ts';
import { type Quiet, watchRequests } from '../tour/arrival.ts';
import { type Account, visitorOf } from './accounts.ts';
import { findAddress } from './find-address.ts';
import { linksOf, openRoute, type Sight } from './open-route.ts';

/** A route as `marketplace compatibility` asks for it. */
export interface AskedRoute {
  readonly remote: string;
  readonly path: string;
  readonly access: string | readonly string[];
}

/** What `marketplace compatibility` wants to know of it. */
export interface RouteResult {
  readonly remote: string;
  readonly path: string;
  readonly outcome: Sight['outcome'] | 'not-opened';
  readonly found?: string;
  /** Errors that the console told meanwhile. */
  readonly console?: readonly string[];
}

interface Surroundings {
  readonly url: string;
  /** Turns the set on in the browser that opens it. */
  readonly link: string;
  readonly accounts: readonly Account[];
  readonly versions: ReadonlyMap<string, string>;
  /** All paths that are to be opened. */
  readonly paths: readonly string[];
}

interface Opened extends Visit {
  readonly quiet: Quiet;
}

/** Opens routes one after the other, each as somebody who may, in a page for each of them. */
export const startWalk = (browser: Browser, { url, link, accounts, versions, paths }: Surroundings) => {
  const pages = new Map<Account | 'anybody', Opened>();
  const links = new Set<string>();

  const pageOf = async (who: Account | 'anybody'): Promise<Opened> => {
    const known = pages.get(who);
    if (known) return known;
    const visited = await visit(browser, DESKTOP, url);
    if (who !== 'anybody')
      await visited.context.addInitScript((own) => localStorage.setItem('token', own), who.token);
    const opened = { ...visited, quiet: watchRequests(visited.page) };
    pages.set(who, opened);
    await opened.page.goto(link);
    await opened.quiet();
    return opened;
  };
  const noteLinks = async ({ page }: Visit): Promise<void> => {
    for (const one of await linksOf(page)) links.add(one);
  };

  const open = async ({ remote, path, access }: AskedRoute): Promise<RouteResult> => {
    const who = visitorOf(access, accounts);
    const not = (found: string): RouteResult => ({ remote, path, outcome: 'not-opened', found });
    if (!who) return not(`CHECK_ACCOUNTS names nobody who may (${access})`);
    const opened = await pageOf(who);
    await noteLinks(opened);
    const address = findAddress(path, links, paths);
    if (address === undefined) return not('no page that was opened links to one');
    const before = opened.faults.length;
    const release = { remote, version: versions.get(remote) ?? '' };
    const sight = await openRoute(opened.page, opened.quiet, release, address);
    await noteLinks(opened);
    return { remote, path, ...sight, console: opened.faults.slice(before) };
  };
  const end = async (): Promise<void> => {
    for (const { context } of pages.values()) await context.close();
  };
  return { open, end };
};
