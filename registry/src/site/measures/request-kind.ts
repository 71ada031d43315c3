/** What a request of the site is for: the word of its metric. */
export type RequestKind =
  | 'page'
  | 'asset'
  | 'api'
  | 'releases'
  | 'sandbox'
  | 'composition'
  | 'search-engine'
  | 'health'
  | 'other'
  | 'unknown';

/** Beginnings of routes, longer ones first. */
const KINDS: readonly (readonly [begins: string, kind: RequestKind])[] = [
  ['/api/releases', 'releases'],
  ['/api', 'api'],
  ['/assets', 'asset'],
  ['/sandbox', 'sandbox'],
  ['/compositions', 'composition'],
  ['/robots.txt', 'search-engine'],
  ['/sitemap', 'search-engine'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
];

/**
 * The kind of a request by the route that answers it, never by its address, of which there are as many as visitors
 * write.
 * @param route as the server declares it: '/assets/*'; undefined where none fits
 */
export const requestKind = (route: string | undefined): RequestKind => {
  if (route === undefined) return 'unknown';
  if (route === '/*') return 'page';
  return KINDS.find(([begins]) => route.startsWith(begins))?.[1] ?? 'other';
};
