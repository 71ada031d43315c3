import type { RemoteLoaderArgs, ShellApi } from '@sundara/contracts/federation';
import { redirect } from '@sundara/web/router';
import type { RemoteLoader } from '../federation/loader.ts';
import type { RemoteRoute } from '../services/remote-routes.ts';
import { type SessionStore, settled } from '../session/session.store.ts';
import { firstDataUrls } from './first-data.ts';
import { guard } from './guard.ts';
import { RemoteLoadError } from './remote-load-error.ts';

export interface RouteNeeds {
  readonly shell: ShellApi;
  readonly loader: RemoteLoader;
  readonly sessionStore: SessionStore;
  /** Starts a read whose answer is kept for the module's own call. */
  readonly prime: (url: string) => void;
}

/** Errors of pages that could not load their data: a refusal by the API is not the fault of a page's release. */
export const withoutData = new WeakSet<Error>();

type Args = Omit<RemoteLoaderArgs, 'shell'>;

/**
 * A remote's route: first the guard, so that no code of a remote runs for someone who may not see it; then its code and
 * its first data in parallel; then the module's own loader, whose calls use that data.
 */
export const remoteLoader =
  ({ shell, loader, sessionStore, prime }: RouteNeeds, { remoteId, route }: RemoteRoute) =>
  async ({ params, request }: Args): Promise<unknown> => {
    const url = new URL(request.url);
    const checkGuard = async () => {
      if (route.access === 'public') return;
      const elsewhere = guard(route.access, await settled(sessionStore), `${url.pathname}${url.search}`);
      if (elsewhere) throw redirect(elsewhere);
    };
    await checkGuard();
    if (!loader.loaded(remoteId, route.expose)) firstDataUrls(route, { params, url }).forEach(prime);
    const outcome = await loader.loadExpose(remoteId, route.expose);
    if (!outcome.ok) throw new RemoteLoadError(outcome.failure);
    try {
      const data = await outcome.module.loader?.({ shell, params, request });
      // The session may have ended meanwhile, and nobody has signed in again.
      await checkGuard();
      return data ?? null;
    } catch (error) {
      await checkGuard();
      if (error instanceof Error) withoutData.add(error);
      throw error;
    }
  };
