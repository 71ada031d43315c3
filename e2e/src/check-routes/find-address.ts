const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.+*]/g, '\\$&').replaceAll(/:\w+\??/g, '[^/]+')}$`);

/**
 * An address of a route: the route itself or, where it holds an id, a link that some page showed; undefined when none did.
 *
 * @param path as a declaration writes it: '/salon/:id'
 * @param links paths that pages link to
 * @param routes all paths that are to be opened: '/salon/new' is none of '/salon/:id'
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
