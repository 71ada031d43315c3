import { productOf } from './shared-products.ts';
import { startSite } from './site.ts';

/**
 * Holds a product that the journeys of a folder share, one file after the other: says to the process that started it with
 * which settings a file finds it, and stops it when that tells it to end. Argument: the folder, below the root.
 */
const [, , folder = ''] = process.argv;
const site = await startSite(productOf(folder));
process.once('SIGTERM', () => void site.stop());
process.send?.({ ...site.settings, E2E_SITE_URL: site.url, E2E_SITE_PID: `${site.pid}` });
