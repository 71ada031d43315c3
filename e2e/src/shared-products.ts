import { environmentOf, NEWER, UNREADABLE } from './drills/releases/newer/newer-variants.ts';
import type { SiteOptions } from './site.ts';

const RELEASES: SiteOptions = {
  assetsOrigin: true,
  releases: true,
  overridesIn: [...NEWER, ...UNREADABLE].map(({ name }) => environmentOf(name)),
};

/** What the product of a folder is like, where it isn't one as `npm start` makes it. */
const PRODUCTS: Readonly<Record<string, SiteOptions>> = { 'e2e/src/drills/releases': RELEASES };

/** What the journeys of a folder run on, given below the root. */
export const productOf = (folder: string): SiteOptions => PRODUCTS[folder] ?? {};
