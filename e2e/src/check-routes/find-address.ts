const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.+*]/g, '\\$&').replaceAll(/:\w+\??/g, '[^/]+')}$`);

/**
 * An address of a route: the route itself or, where it contains an id, a link that some page showed; undefined when
 * none did.
 *
 * @param path as a declaration writes it: '/salon/:id'
 * @param links paths that pages link to
 * @param routes all paths to open: '/salon/new' does not belong to '/salon/:id'
 */
export const findAddress = (
  path: string,
  links: Iterable<string>,
  routes: readonly string[],
): string | undefined => {
  if (!path.includes(':')) return path;
  const pattern = patternOf(path);
  return [...links].find((link) => pattern.test(link) && !routes.includes(link));
};
