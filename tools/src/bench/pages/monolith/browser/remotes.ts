import type { Declaration, RouteModule } from '@sundara/contracts/federation';

/** A remote whose sources are a part of the monolith. */
export interface BundledRemote {
  readonly declaration: Declaration;
  /** Expose → import of its source, in a chunk of its own. */
  readonly exposes: Readonly<Record<string, () => Promise<RouteModule>>>;
}

/** Every remote by its id. The build puts a module with the checkout's remotes in the place of this one. */
export const REMOTES: Readonly<Record<string, BundledRemote>> = {};
