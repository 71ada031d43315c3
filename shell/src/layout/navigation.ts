import type { Composition, NavigationEntry, Placement } from '@sundara/contracts/federation';
import { findRemoteRoute, remoteRoutesOf } from '../services/remote-routes.ts';

const pathOf = (to: string): string => new URL(to, 'https://sundara.invalid').pathname;

/**
 * The links of one placement that this person may follow, in their order. A link whose page is not in the
 * composition is left out: it would lead nowhere. An entry that names roles is for them alone.
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
