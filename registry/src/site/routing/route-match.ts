/** A route that matches an address, with the values of its parameters. */
export interface Match<R> {
  readonly route: R;
  readonly params: Readonly<Record<string, string>>;
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

const decode = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

const fit = (path: string, address: readonly string[]): Record<string, string> | undefined => {
  const pattern = segmentsOf(path);
  if (pattern.length !== address.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const value = decode(address[index] ?? '');
    if (value === undefined) return undefined;
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return params;
};

/** Literal segments come before parameters, from the left: '/salon/services' before '/salon/:id'. */
const rank = (path: string): string =>
  segmentsOf(path)
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');

/**
 * The route that an address belongs to, by the same rules as the shell's router: literal segments in any case, ':name'
 * for one segment, trailing slashes ignored. Undefined when none matches, or the address is malformed.
 */
export const matchRoute = <R extends { readonly path: string }>(
  routes: readonly R[],
  pathname: string,
): Match<R> | undefined => {
  const address = segmentsOf(pathname);
  const matches = routes.flatMap((route) => {
    const params = fit(route.path, address);
    return params ? [{ route, params }] : [];
  });
  return matches.sort((a, b) => (rank(a.route.path) < rank(b.route.path) ? -1 : 1))[0];
};
