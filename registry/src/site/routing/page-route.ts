import { operationUrl } from '@sundara/contracts/api';
import type { Asset, Composition, ReleaseRecord } from '@sundara/contracts/federation';
import {
  canonicalPath,
  type FirstData,
  type RouteDeclaration,
  resolveFirstData,
} from '@sundara/contracts/federation';
import { SHELL_ID } from '../../core/release-name.ts';
import type { RunSet } from '../live/run-set.ts';
import { matchRoute, type RouteTable, routeTable } from './route-match.ts';

/** The facts about an address that its HTML needs. */
export interface PageRoute {
  /** 404 when neither the shell nor a remote has the address; the shell then says so (resolutions R15). */
  readonly status: 200 | 404;
  readonly title: string | undefined;
  /** The path as the remote declares it, '/salon/:id', which decides the code; undefined for the shell's own pages. */
  readonly path: string | undefined;
  /** The remote that has the page, or the shell for addresses that nobody has; undefined for the shell's own pages. */
  readonly remoteId: string | undefined;
  /** Scripts and styles that the route needs in addition to the shell's, most important first. */
  readonly code: readonly Asset[];
  /** Addresses of the public data that the route shows first. */
  readonly data: readonly string[];
  /** The route's description for search engines. */
  readonly description: string | undefined;
  /** The canonical address of this page, a path. */
  readonly canonical: string;
  readonly isPublic: boolean;
  /** Path and query of the call that returns this page's head. */
  readonly headPath: string | undefined;
}

type Owned = RouteDeclaration & { readonly remoteId: string };

/** The shell's chunk that runs remotes. */
const FEDERATION_CHUNK = 'federation';

const codeOf = ({ shell, remotes }: Composition, { remoteId, expose }: Owned): readonly Asset[] => {
  const remote = remotes[remoteId];
  const needed = remote?.exposes[expose];
  if (!remote || !needed) return [];
  const all = [
    ...(shell.chunks[FEDERATION_CHUNK] ?? []),
    remote.entry,
    ...needed.files,
    ...needed.shared.flatMap((group) => shell.chunks[group] ?? []),
  ];
  return [...new Map(all.map((asset) => [asset.url, asset])).values()];
};

const dataUrl = (
  data: FirstData,
  params: Readonly<Record<string, string>>,
  search: ReadonlyMap<string, string>,
): readonly string[] => {
  const parts = data.public ? resolveFirstData(data, { params, search }) : undefined;
  return parts ? [operationUrl({ name: data.operation, path: data.path }, parts)] : [];
};

type OwnRoute = NonNullable<ReleaseRecord['shell']>['routes'][number];

interface Tables {
  readonly declared: RouteTable<Owned>;
  readonly own: RouteTable<OwnRoute>;
}

const known = new WeakMap<Composition, Tables>();

/** The routes of a composition; its shell is pinned by it. */
const tablesOf = ({ composition, shell }: Pick<RunSet, 'composition' | 'shell'>): Tables => {
  const made = known.get(composition) ?? {
    declared: routeTable(
      Object.entries(composition.remotes).flatMap(([remoteId, { declaration }]) =>
        declaration.routes.map((route) => ({ ...route, remoteId })),
      ),
    ),
    own: routeTable(shell.shell?.routes ?? []),
  };
  known.set(composition, made);
  return made;
};

/**
 * What addresses that nobody has show, the same for all: so one page is rendered, compressed and kept for them. Links
 * to them are shown as one to home.
 */
const UNKNOWN: PageRoute = {
  status: 404,
  title: 'Page not found',
  path: '*',
  remoteId: SHELL_ID,
  code: [],
  data: [],
  description: undefined,
  canonical: '/',
  isPublic: true,
  headPath: undefined,
};

/** Finds the owner of an address, and what its page needs first. `search` is the query with its '?', or empty. */
export const routeOf = (
  runs: Pick<RunSet, 'composition' | 'shell'>,
  pathname: string,
  search: string,
): PageRoute => {
  const { declared, own: shells } = tablesOf(runs);
  const match = matchRoute(declared, pathname);
  const own = match ? undefined : matchRoute(shells, pathname);
  const query = new Map(new URLSearchParams(search));
  const canonical = canonicalPath(pathname, query, match?.route.canonicalQuery ?? []);
  if (!match && !own) return UNKNOWN;
  if (!match)
    return {
      status: 200,
      title: own?.route.title,
      path: undefined,
      remoteId: undefined,
      code: [],
      data: [],
      description: undefined,
      canonical,
      // Pages to sign in and set passwords: nobody searches for those.
      isPublic: false,
      headPath: undefined,
    };
  const { description, access, head } = match.route;
  return {
    status: 200,
    title: match.route.title,
    path: match.route.path,
    remoteId: match.route.remoteId,
    code: codeOf(runs.composition, match.route),
    data: match.route.firstData.flatMap((data) => dataUrl(data, match.params, query)),
    description,
    canonical,
    isPublic: access === 'public',
    headPath: head && dataUrl(head, match.params, query)[0],
  };
};
