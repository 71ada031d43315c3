import { productOf } from './shared-products.ts';
import { startSite } from './site.ts';

/**
 * Runs a product that the journey files of a folder share: sends the settings by which a file finds it to the parent
 * process, and stops the product when the parent says so. Argument: the folder, below the root.
 */
const [, , folder = ''] = process.argv;
const site = await startSite(productOf(folder));
process.once('SIGTERM', () => void site.stop());
process.send?.({ ...site.settings, E2E_SITE_URL: site.url, E2E_SITE_PID: `${site.pid}` });
