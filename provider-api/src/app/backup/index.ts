/** What `sundara backup` and `sundara restore` do with the marketplace. */
export { readSettings } from '../settings.ts';
export { loadMarketplace } from './load-marketplace.ts';
export { placesFrom } from './marketplace-places.ts';
export { saveMarketplace } from './save-marketplace.ts';
