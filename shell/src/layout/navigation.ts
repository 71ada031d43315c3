import type { Composition, NavigationEntry, Placement } from '@sundara/contracts/federation';
import { findRemoteRoute, remoteRoutesOf } from '../services/remote-routes.ts';

const pathOf = (to: string): string => new URL(to, 'https://sundara.invalid').pathname;

/**
 * The links of one placement that this person may follow, in their order. Links to pages that the composition lacks are
 * left out. An entry that names roles is for those roles only.
 */
export const linksFor = (
  remotes: Composition['remotes'],
  placement: Placement,
  role: string | undefined,
): readonly NavigationEntry[] => {
  const declarations = Object.values(remotes).map(({ declaration }) => declaration);
  const remoteRoutes = remoteRoutesOf(remotes);
  return declarations
    .flatMap(({ navigation }) => navigation)
    .filter((entry) => entry.placement === placement)
    .filter(({ roles }) => !roles || (role !== undefined && roles.includes(role)))
    .filter(({ to }) => findRemoteRoute(remoteRoutes, pathOf(to)) !== undefined)
    .sort((a, b) => a.order - b.order);
};
