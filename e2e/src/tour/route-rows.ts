import assert from 'node:assert/strict';
import type { Site } from '../site.ts';
import { type DeclaredRoute, declaredRoutes } from './declared-routes.ts';
import { ALL_PAGES } from './pages/all-pages.ts';
import type { TourPage, Visitor } from './tour-page.ts';

/** Marks an address without a declared route: the not-found page, or a guard that redirects. */
const UNDECLARED = '*';

const declaredFor = async (site: Site, visitor: Visitor): Promise<readonly DeclaredRoute[]> =>
  (await declaredRoutes(site)).filter((route) => route.visitor === visitor);

/** Each page that the visitor may open: by its rows in the table, or by its title if its address needs nothing. */
export const pagesFor = async (site: Site, visitor: Visitor): Promise<readonly TourPage[]> => {
  const rows = ALL_PAGES[visitor];
  const others = (await declaredFor(site, visitor)).flatMap(({ path, title }) =>
    title === undefined || path.includes(':') || rows.some(({ route }) => route === path)
      ? []
      : [{ route: path, shows: title }],
  );
  return [...rows, ...others];
};

/** Fails with the name of each declared route that the tour does not open, and of each row that is no longer declared. */
export const assertPageForEachRoute = async (site: Site, visitor: Visitor): Promise<void> => {
  const paths = new Set((await declaredFor(site, visitor)).map(({ path }) => path));
  const opened = new Set((await pagesFor(site, visitor)).map(({ route }) => route));
  const missing = [...paths].filter((path) => !opened.has(path));
  assert.deepEqual(missing, [], `No row in e2e/src/tour/pages opens ${missing.join(', ')} as ${visitor}`);
  const stale = [...opened].filter((route) => route !== UNDECLARED && !paths.has(route));
  assert.deepEqual(stale, [], `No declaration opens ${stale.join(', ')} to ${visitor}`);
};
