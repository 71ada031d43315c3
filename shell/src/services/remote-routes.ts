import type { Composition, RouteDeclaration } from '@sundara/contracts/federation';
import { matchRoutes } from 'react-router-dom';

/** A route as a remote declares it, with the remote that it belongs to. */
export interface RemoteRoute {
  readonly remoteId: string;
  /** The name to show when the remote can't be loaded. */
  readonly title: string;
  readonly route: RouteDeclaration;
}

/** Every route of a composition. */
export const remoteRoutesOf = (remotes: Composition['remotes']): readonly RemoteRoute[] =>
  Object.entries(remotes).flatMap(([remoteId, { declaration }]) =>
    declaration.routes.map((route) => ({ remoteId, title: declaration.title, route })),
  );

/** The route that matches a path, by the router's own ranking: '/salon/dashboard' is not a salon's page. */
export const findRemoteRoute = (
  remoteRoutes: readonly RemoteRoute[],
  pathname: string,
): RemoteRoute | undefined => {
  const routes = remoteRoutes.map((remoteRoute) => ({ path: remoteRoute.route.path, handle: remoteRoute }));
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
};

/** What the frame around a page needs to know of its route. */
export interface PageHandle {
  readonly title: string;
  readonly footer: boolean;
  readonly remoteRoute?: RemoteRoute;
}

const isHandle = (value: unknown): value is PageHandle =>
  typeof value === 'object' && value !== null && 'title' in value && 'footer' in value;

/** The handle of the page shown: the innermost match that has one. */
export const handleOf = (matches: readonly { readonly handle?: unknown }[]): PageHandle | undefined =>
  matches.map(({ handle }) => handle).findLast(isHandle);
