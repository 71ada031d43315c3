/**
 * The canonical URL of a page: the path without a trailing slash, and of the query only the keys that make a page of
 * its own. The first page of a list is the list itself.
 */
export const canonicalPath = (
  pathname: string,
  search: URLSearchParams | ReadonlyMap<string, string>,
  keys: readonly string[],
): string => {
  const path = pathname.replace(/\/+$/, '') || '/';
  const query = keys.flatMap((key) => {
    const value = search.get(key);
    return value && !(key === 'page' && value === '1') ? [`${key}=${encodeURIComponent(value)}`] : [];
  });
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
};
