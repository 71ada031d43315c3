import { startSite } from './site.ts';

/**
 * Holds a product that several files of journeys share, one after the other: says to the process that started it with
 * which settings a file finds it, and stops it when that tells it to end.
 */
const site = await startSite();
process.once('SIGTERM', () => void site.stop());
process.send?.({ ...site.settings, E2E_SITE_URL: site.url });
