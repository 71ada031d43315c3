import type { Composition } from '@sundara/contracts/federation';
import type { createBrowserRouter } from '@sundara/web/router';
import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import type { RemoteLoader } from '../federation/loader.ts';
import { settleData } from '../router/settle-data.ts';
import { takeEarlyInput } from './replay-input.ts';

type Router = ReturnType<typeof createBrowserRouter>;

interface Needs {
  readonly root: HTMLElement;
  readonly app: ReactNode;
  readonly router: Pick<Router, 'state' | 'subscribe'>;
  readonly composition: Composition;
  readonly loader: Pick<RemoteLoader, 'runningOf'>;
  readonly options: RootOptions;
  /** Called when the content has been taken over. */
  readonly onTakenOver: () => void;
  /** Called when an element of the rendered content was not as the page renders it. */
  readonly onMismatch: (error: unknown) => void;
}

/** Whether the page shows what was rendered: no part has failed, and each remote runs the version of the composition. */
const runsAsRendered = ({ router, composition, loader }: Needs): boolean =>
  !router.state.errors &&
  Object.entries(composition.remotes).every(([id, { version }]) => {
    const running = loader.runningOf(id);
    return !running || running.version === version;
  });

const Shown = ({ onShown, children }: { readonly onShown: () => void; readonly children: ReactNode }) => {
  useEffect(onShown, [onShown]);
  return children;
};

/**
 * Shows the app in the page. Content that was rendered on a server stays until the page's code and data are here, and
 * is then taken over as it is, with what the visitor did meanwhile; content of another set of releases is replaced.
 */
export const showApp = (needs: Needs): void => {
  const { root, app, router, composition, options, onTakenOver, onMismatch } = needs;
  const { rendered } = root.dataset;
  if (rendered === undefined) {
    takeEarlyInput(window);
    createRoot(root, options).render(app);
    return;
  }
  const show = async () => {
    await Promise.all(Object.values(router.state.loaderData).map(settleData));
    const replay = takeEarlyInput(window);
    const onShown = () => {
      onTakenOver();
      replay();
    };
    if (rendered !== composition.id || !runsAsRendered(needs)) {
      createRoot(root, options).render(app);
      return;
    }
    hydrateRoot(root, <Shown onShown={onShown}>{app}</Shown>, { ...options, onRecoverableError: onMismatch });
  };
  if (router.state.initialized) {
    void show();
    return;
  }
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    void show();
  });
};
