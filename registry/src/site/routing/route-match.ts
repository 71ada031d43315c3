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

/** A route, with the segments of its path; literal ones are in lower case. */
interface Entry<R> {
  readonly route: R;
  readonly pattern: readonly string[];
}
/** Routes in the order in which they are tried. */
export type RouteTable<R> = readonly Entry<R>[];

const isParameter = (segment: string): boolean => segment.startsWith(':');

/** Literal segments come before parameters, from the left: '/salon/services' before '/salon/:id'. */
const rank = <R>({ pattern }: Entry<R>): string =>
  pattern.map((segment) => (isParameter(segment) ? '1' : '0')).join('');

/** Prepares routes for matching, once for many addresses. */
export const routeTable = <R extends { readonly path: string }>(routes: readonly R[]): RouteTable<R> =>
  routes
    .map((route) => ({
      route,
      pattern: segmentsOf(route.path).map((part) => (isParameter(part) ? part : part.toLowerCase())),
    }))
    .sort((a, b) => Number(rank(a) > rank(b)) - Number(rank(a) < rank(b)));

const fits = (pattern: readonly string[], values: readonly (string | undefined)[]): boolean =>
  pattern.length === values.length &&
  pattern.every((part, index) => isParameter(part) || part === values[index]?.toLowerCase());

/**
 * The route that an address belongs to, by the same rules as the shell's router: literal segments in any case, ':name'
 * for one segment, trailing slashes ignored. Undefined when none matches, or the address is malformed.
 */
export const matchRoute = <R>(table: RouteTable<R>, pathname: string): Match<R> | undefined => {
  const values = segmentsOf(pathname).map(decode);
  if (values.includes(undefined)) return undefined;
  const found = table.find(({ pattern }) => fits(pattern, values));
  if (!found) return undefined;
  const params = found.pattern.flatMap((part, index) =>
    isParameter(part) ? [[part.slice(1), values[index] ?? ''] as const] : [],
  );
  return { route: found.route, params: Object.fromEntries(params) };
};
