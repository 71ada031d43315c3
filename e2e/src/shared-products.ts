import { environmentOf, NEWER, UNREADABLE } from './drills/releases/newer/newer-variants.ts';
import type { SiteOptions } from './site.ts';

const RELEASES: SiteOptions = {
  assetsOrigin: true,
  releases: true,
  overridesIn: [...NEWER, ...UNREADABLE].map(({ name }) => environmentOf(name)),
};

/** Options of the products of folders that need another one than `npm start` gives. */
const PRODUCTS: Readonly<Record<string, SiteOptions>> = { 'e2e/src/drills/releases': RELEASES };

/** The options of the product for the journeys of a folder, given below the root. */
export const productOf = (folder: string): SiteOptions => PRODUCTS[folder] ?? {};
