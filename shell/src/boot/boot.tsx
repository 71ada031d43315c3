import type { PageData } from '@sundara/contracts/federation';
import { createBrowserRouter, RouterProvider } from '@sundara/web/router';
import { PROVIDES } from '../federation/contract/provides.ts';
import { hostStarter } from '../federation/runtime/start-host.ts';
import { createTransport, type Send } from '../http/transport.ts';
import { followWrites } from '../offline/follow-writes.ts';
import { startOffline } from '../offline/start-offline.ts';
import { guard } from '../router/guard.ts';
import { buildRoutes } from '../router/routes.tsx';
import { createServices } from '../services/create-services.ts';
import type { Services } from '../services/services.ts';
import { forgetPersonal } from '../session/forget-personal.ts';
import { followOtherTabs } from '../session/other-tabs.ts';
import { onReturn } from '../session/returning.ts';
import { createTokenStorage } from '../session/token-storage.ts';
import { errorData } from '../shell-api/telemetry.ts';
import { warmSignInDialog } from '../sign-in/load-dialog.ts';
import { startSending } from '../telemetry/start-sending.ts';
import { watchErrors } from '../telemetry/watch-errors.ts';
import { App } from './app.tsx';
import { showFatalErrorPage } from './fatal-error-page.ts';
import { afterNavigation, onOtherPage } from './first-page.ts';
import { firstReplies } from './first-replies.ts';
import { exposeInspection } from './inspect.ts';
import { showLateFonts } from './late-fonts.ts';
import { createPageFiles, takeChunkLoading } from './page-files.ts';
import { startPrefetch } from './prefetch.ts';
import { beaconSender, beforeLeaving } from './send-beacons.ts';
import { showApp } from './show-app.tsx';
import { announceNonce, createPageStyles, nonceOf } from './style-cache.ts';
import { warmParts } from './warm-parts.ts';

const servicesFor = (
  page: PageData,
  send: Send,
  navigate: (to: string, options?: object) => void,
): Services => {
  const files = createPageFiles(window, page);
  takeChunkLoading(window, files, (url) => services.loader.chunkLost(url));
  const host = hostStarter(files, page.composition.shell.chunks.federation ?? []);
  // The chunk downloads while the first screen renders; a failure shows when a remote needs it.
  host().catch(() => {});
  const services = createServices({
    page,
    host,
    navigate,
    provides: PROVIDES,
    memory: () => window.localStorage,
    sendBeacon: beaconSender(navigator),
    send,
    storage: createTokenStorage(() => window.localStorage),
    // Absent on pages that are not served over a secure connection.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    files,
    containerOf: (scope) => Reflect.get(window, scope),
  });
  beforeLeaving(window, services.beacons.flush);
  watchErrors(window, services.telemetry);
  return services;
};

const whenIdle = (action: () => void) =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(action, { timeout: 5_000 })
    : setTimeout(action, 2_000);

/** Calls back once, when the page has loaded and has nothing to do. */
const whenLoaded = (action: () => void): void => {
  if (document.readyState === 'complete') whenIdle(action);
  else window.addEventListener('load', () => whenIdle(action), { once: true });
};

const prefetchFor = (services: Services) => {
  const { page, remoteRoutes, sessionStore } = services;
  const { idle } = startPrefetch({
    document,
    composition: page.composition,
    remoteRoutes,
    isOpen: ({ route }) => {
      const { session } = sessionStore.getState();
      return session.status !== 'loading' && guard(route.access, session, route.path) === undefined;
    },
  });
  return () =>
    whenIdle(() => {
      idle();
      warmParts(services, warmSignInDialog);
    });
};

/** Starts the page: session, route code and first render in parallel. */
export const boot = (page: PageData, root: HTMLElement): void => {
  const nonce = nonceOf(document);
  announceNonce(window, nonce);
  const writes = followWrites(createTransport());
  const services = servicesFor(page, writes.send, (to, options) => void router.navigate(to, options));
  const { telemetry, session } = services;
  exposeInspection(window, services);
  for (const [url, reply] of Object.entries(firstReplies(document))) services.http.keep(url, reply);
  startOffline(window, services, writes, whenLoaded);
  forgetPersonal(services.sessionStore, [() => window.sessionStorage, () => window.localStorage]);
  void session.restore();
  followOtherTabs(window, session.follow);
  onReturn(document, session.check);

  const router = createBrowserRouter(buildRoutes(services));
  const prefetchIdle = prefetchFor(services);
  router.subscribe(({ navigation, initialized }) => {
    if (initialized && navigation.state === 'idle') prefetchIdle();
  });
  startSending(services, router, whenLoaded);
  onOtherPage(router, () => showLateFonts(document));
  // Styles of the first content end with it.
  afterNavigation(router, () => root.removeAttribute('data-rendered'));
  showApp({
    root,
    router,
    composition: page.composition,
    loader: services.loader,
    app: (
      <App
        services={services}
        styles={createPageStyles(document, nonce)}
        renderedAt={root.dataset.renderedAt}
      >
        <RouterProvider router={router} />
      </App>
    ),
    options: {
      onUncaughtError: (error) => {
        telemetry.record('error.render', errorData(error));
        showFatalErrorPage(document, {
          code: 'SHELL_RENDER_FAILED',
          detail: String(error),
          override: page.qa?.override !== undefined,
        });
      },
      onCaughtError: (error) => telemetry.record('error.render', errorData(error)),
    },
    onTakenOver: () => telemetry.record('render.takenOver'),
    onMismatch: (error) => telemetry.record('render.mismatch', { message: String(error) }),
  });
};
