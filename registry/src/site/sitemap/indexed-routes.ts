import type { Composition, RouteDeclaration } from '@sundara/contracts/federation';

const routesOf = ({ remotes }: Pick<Composition, 'remotes'>): readonly RouteDeclaration[] =>
  Object.values(remotes).flatMap(({ declaration }) => declaration.routes);

/** Addresses that stand in the site map: public pages that describe themselves and need nothing more to be shown. */
export const indexedPaths = (composition: Pick<Composition, 'remotes'>): readonly string[] =>
  routesOf(composition)
    .filter(({ access, path, description }) => access === 'public' && description && !path.includes(':'))
    .map(({ path }) => path);

/** Beginnings of the addresses that only people with an account may see. */
export const privatePaths = (composition: Pick<Composition, 'remotes'>): readonly string[] => {
  const paths = routesOf(composition)
    .filter(({ access }) => access !== 'public')
    .map(({ path }) => path.replace(/:.*$/, ''));
  return [...new Set(paths)].sort();
};
