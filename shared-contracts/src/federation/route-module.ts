import type { PointName } from './extension-points.ts';
import type { ExtensionComponent, ShellApi } from './shell-api.ts';

/** The arguments of a remote's loader: the shell, the path's parameters and the page's request. */
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
 * The exports that an expose named by a route must have. The loader runs as soon as the code is loaded, and its calls
 * reuse the first data that the shell already requested; the page reads the loader's result with `useLoaderData`.
 */
export interface RouteModule<C = unknown> {
  readonly Component: C;
  readonly loader?: (args: RemoteLoaderArgs) => unknown;
}

/** The exports of an expose that fills an extension point. */
export interface ExtensionModule<P extends PointName> {
  readonly Component: ExtensionComponent<P>;
}
