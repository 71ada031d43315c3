import type { PointName } from './extension-points.ts';
import type { ExtensionComponent, ShellApi } from './shell-api.ts';

/** What a loader of a remote gets: the shell, the path's parameters and the page's request. */
export interface RemoteLoaderArgs {
  readonly shell: ShellApi;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly request: Request;
}

interface Request {
  readonly url: string;
  readonly signal: AbortSignal;
}

/**
 * What an expose named by a route must export. The loader runs with the code just loaded, and its calls meet
 * the first data that the shell already asked for; the page reads its answer with `useLoaderData`.
 */
export interface RouteModule<C = unknown> {
  readonly Component: C;
  readonly loader?: (args: RemoteLoaderArgs) => unknown;
}

/** What an expose that fills an extension point must export. */
export interface ExtensionModule<P extends PointName> {
  readonly Component: ExtensionComponent<P>;
}
