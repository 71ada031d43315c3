import type { Browser, Page } from 'playwright-core';
import { DESKTOP, visit } from '../browser.ts';
import { signInAll } from './accounts.ts';
import { type AskedRoute, type RouteResult, startWalk } from './walk.ts';

export interface Wanted {
  /** The site's address in an environment that allows overrides. */
  readonly url: string;
  readonly composition: string;
  /** Id → version of what the composition runs. */
  readonly versions: ReadonlyMap<string, string>;
  readonly routes: readonly AskedRoute[];
  /** 'customer@demo.test:Demo#2026 …'. */
  readonly accounts: string;
}

/** Asks the site for a link to a composition, as the panel does. */
const linkTo = async (page: Page, composition: string): Promise<string> => {
  const answer = await page.evaluate(async (id) => {
    const reply = await fetch('/api/releases/override-links', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ by: 'marketplace compatibility', composition: id, minutes: 30, path: '/' }),
    });
    return reply.json();
  }, composition);
  if (typeof answer.url === 'string') return answer.url;
  throw new Error(`The site makes no link to ${composition}: ${JSON.stringify(answer)}`);
};

/** Opens routes in a set, those with an id last: their addresses are links that the pages before show. */
export const checkRoutes = async (
  browser: Browser,
  { url, composition, versions, routes, accounts: named }: Wanted,
): Promise<readonly RouteResult[]> => {
  const { page, context } = await visit(browser, DESKTOP, url);
  await page.goto('/');
  const link = await linkTo(page, composition);
  const accounts = await signInAll(page, named);
  await context.close();
  const paths = routes.map(({ path }) => path);
  const walk = startWalk(browser, { url, link, accounts, versions, paths });
  const results: RouteResult[] = [];
  for (const route of routes.toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':'))))
    results.push(await walk.open(route));
  await walk.end();
  return results;
};
