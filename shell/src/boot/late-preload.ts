import type { Asset } from '@sundara/contracts/federation';
import { fetchEarly } from './early-scripts.ts';
import { readPageData } from './page-data.ts';

/** Page data, read once, before anything else runs. */
export const pageData = readPageData(document);

/**
 * Starts the downloads of the requested route's files here, in the page's first statements: links in the HTML's head
 * would compete with this very script and delay the first paint.
 */
const early: readonly Asset[] = pageData.ok ? pageData.data.preload : [];
fetchEarly(document, early, 'preload');
