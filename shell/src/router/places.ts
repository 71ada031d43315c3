import type { Composition, RouteDeclaration } from '@sundara/contracts/federation';

/** A route as a remote declares it, with the remote that it belongs to. */
export interface Place {
  readonly remoteId: string;
  /** What the remote is called when it can't be loaded. */
  readonly title: string;
  readonly route: RouteDeclaration;
}

/** Every route of a composition. */
export const placesOf = (remotes: Composition['remotes']): readonly Place[] =>
  Object.entries(remotes).flatMap(([remoteId, { declaration }]) =>
    declaration.routes.map((route) => ({ remoteId, title: declaration.title, route })),
  );

/** What the frame around a page knows of its route. */
export interface PageHandle {
  readonly title: string;
  readonly footer: boolean;
  readonly place?: Place;
}

const isHandle = (value: unknown): value is PageHandle =>
  typeof value === 'object' && value !== null && 'title' in value && 'footer' in value;

/** The handle of the page shown: the innermost match that has one. */
export const handleOf = (matches: readonly { readonly handle?: unknown }[]): PageHandle | undefined =>
  matches.map(({ handle }) => handle).findLast(isHandle);
