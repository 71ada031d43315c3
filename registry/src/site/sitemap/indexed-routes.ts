import type { Composition, RouteDeclaration } from '@sundara/contracts/federation';

const routesOf = ({ remotes }: Pick<Composition, 'remotes'>): readonly RouteDeclaration[] =>
  Object.values(remotes).flatMap(({ declaration }) => declaration.routes);

/** Addresses in the site map: public pages with a description and without parameters. */
export const indexedPaths = (composition: Pick<Composition, 'remotes'>): readonly string[] =>
  routesOf(composition)
    .filter(({ access, path, description }) => access === 'public' && description && !path.includes(':'))
    .map(({ path }) => path);

/** Prefixes of the addresses that require an account. */
export const privatePaths = (composition: Pick<Composition, 'remotes'>): readonly string[] => {
  const paths = routesOf(composition)
    .filter(({ access }) => access !== 'public')
    .map(({ path }) => path.replace(/:.*$/, ''));
  return [...new Set(paths)].sort();
};
