import { fetchEarly } from './early-scripts.ts';
import { completePageData, preloadOf, readWrittenData } from './page-data.ts';

const written = readWrittenData(document);

/**
 * Starts the downloads of the requested route's files here, in the page's first statements: links in the HTML's head
 * would compete with this very script and delay the first paint.
 */
fetchEarly(document, preloadOf(written), 'preload');

/** Page data, read once; the composition in it is usually on its way since the HTML came. */
export const pageData = completePageData(written);
