import { requestKind } from './request-kind.ts';

test.each([
  ['/*', 'page'],
  ['/assets/*', 'asset'],
  ['/api/*', 'api'],
  ['/api/releases/beacon', 'releases'],
  ['/sandbox/', 'sandbox'],
  ['/readyz', 'health'],
  ['/sitemap.xml', 'search-engine'],
  ['/something', 'other'],
  [undefined, 'unknown'],
])('%s is for %s', (route, kind) => {
  expect(requestKind(route)).toBe(kind);
});
