import { ErrorFace } from '@sundara/web/core';
import type { RouteObject } from '@sundara/web/router';
import { PageFrame } from '../layout/page-frame.tsx';
import { PageSkeleton } from '../layout/skeletons/page-skeleton.tsx';
import type { PageHandle, RemoteRoute } from '../services/remote-routes.ts';
import type { Services } from '../services/services.ts';
import { lazyPage } from './lazy-page.tsx';
import { NotFoundPage } from './not-found.page.tsx';
import { remoteLoader } from './remote.loader.ts';
import { RemotePage } from './remote-page.tsx';
import { RemoteRouteError } from './remote-route-error.tsx';
import { shouldRevalidate } from './should-revalidate.ts';
import { signInLoader } from './sign-in.loader.ts';

const routeObject = (services: Services, remoteRoute: RemoteRoute): RouteObject => {
  const { route, remoteId } = remoteRoute;
  const handle: PageHandle = { title: route.title, footer: route.footer || route.path === '/', remoteRoute };
  return {
    id: `${remoteId} ${route.path}`,
    path: route.path,
    handle,
    loader: remoteLoader({ ...services, prime: services.http.prime }, remoteRoute),
    shouldRevalidate,
    element: <RemotePage remoteRoute={remoteRoute} />,
    errorElement: <RemoteRouteError remoteRoute={remoteRoute} />,
    hydrateFallbackElement: <PageSkeleton shape={route.skeleton} layout={route.layout} />,
  };
};

const passwordPages = () =>
  import(/* webpackChunkName: "password" */ '../sign-in/password/password.pages.ts');

const reload = () => window.location.reload();

const FrameFailed = () => (
  <ErrorFace
    heading="h1"
    title="Sundara stopped working"
    reason="Something went wrong in the frame of the page. Reloading usually helps."
    code="SHELL_RENDER_FAILED"
    onRetry={reload}
  />
);

/** Every route of a composition inside one frame, with the shell's own: sign-in, password pages and the 404 page. */
export const buildRoutes = (services: Services): RouteObject[] => {
  const unknown: PageHandle = { title: 'Page not found', footer: true };
  const waiting = <PageSkeleton shape="cards" />;
  return [
    {
      id: 'frame',
      element: <PageFrame />,
      errorElement: <FrameFailed />,
      children: [
        ...services.remoteRoutes.map((remoteRoute) => routeObject(services, remoteRoute)),
        ...(['login', 'register'] as const).map((mode) => ({
          path: `/${mode}`,
          loader: signInLoader(mode, services.sessionStore),
          element: waiting,
          hydrateFallbackElement: waiting,
        })),
        lazyPage(
          '/forgot-password',
          'Forgot password',
          async () => (await passwordPages()).ForgotPasswordPage,
        ),
        lazyPage(
          '/reset-password/:token',
          'Reset password',
          async () => (await passwordPages()).ResetPasswordPage,
        ),
        lazyPage(
          '/sign-in-link/:token',
          'Sign in by link',
          async () => (await passwordPages()).SignInLinkPage,
        ),
        lazyPage(
          '/confirm-email/:token',
          'Confirm your e-mail',
          async () => (await passwordPages()).ConfirmEmailPage,
        ),
        { path: '*', handle: unknown, element: <NotFoundPage /> },
      ],
    },
  ];
};
