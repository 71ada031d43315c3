import assert from 'node:assert/strict';
import type { Site } from '../site.ts';
import { declaredRoutes } from './declared-routes.ts';
import { ALL_PAGES } from './pages/all-pages.ts';
import type { Visitor } from './tour-page.ts';

/** Marks an address without a declared route: the not-found page, or a guard that redirects. */
const UNDECLARED = '*';

/** Fails with the name of each declared route that a visitor's table lacks, and of each that is no longer declared. */
export const assertRowForEachRoute = async (site: Site, visitor: Visitor): Promise<void> => {
  const declared = (await declaredRoutes(site)).filter((route) => route.visitor === visitor);
  const paths = new Set(declared.map(({ path }) => path));
  const rows = new Set(ALL_PAGES[visitor].map(({ route }) => route));
  const missing = [...paths].filter((path) => !rows.has(path));
  assert.deepEqual(missing, [], `No row in e2e/src/tour/pages opens ${missing.join(', ')} as ${visitor}`);
  const stale = [...rows].filter((route) => route !== UNDECLARED && !paths.has(route));
  assert.deepEqual(stale, [], `No declaration opens ${stale.join(', ')} to ${visitor}`);
};
