import type { Composition, NavigationEntry, Placement } from '@sundara/contracts/federation';
import { findRemoteRoute, remoteRoutesOf } from '../services/remote-routes.ts';

const pathOf = (to: string): string => new URL(to, 'https://sundara.invalid').pathname;

const known = new WeakMap<Composition['remotes'], readonly NavigationEntry[]>();

/** All links to pages that these remotes have, in their order; a page asks for those of each placement. */
const linksOf = (remotes: Composition['remotes']): readonly NavigationEntry[] => {
  const made = known.get(remotes);
  if (made) return made;
  const routes = remoteRoutesOf(remotes);
  const links = Object.values(remotes)
    .flatMap(({ declaration }) => declaration.navigation)
    .filter(({ to }) => findRemoteRoute(routes, pathOf(to)) !== undefined)
    .sort((a, b) => a.order - b.order);
  known.set(remotes, links);
  return links;
};

/**
 * The links of one placement that this person may follow, in their order. Links to pages that the composition lacks are
 * left out. An entry that names roles is for those roles only, one that is hidden from roles for all others.
 */
export const linksFor = (
  remotes: Composition['remotes'],
  placement: Placement,
  role: string | undefined,
): readonly NavigationEntry[] =>
  linksOf(remotes)
    .filter((entry) => entry.placement === placement)
    .filter(({ roles }) => !roles || (role !== undefined && roles.includes(role)))
    .filter(({ hiddenFrom }) => role === undefined || !hiddenFrom?.includes(role));
