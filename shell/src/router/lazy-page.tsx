import { Container, ErrorFace } from '@sundara/web/core';
import { type RouteObject, useLoaderData, useRevalidator } from '@sundara/web/router';
import type { ComponentType } from 'react';
import { PageSkeleton } from '../layout/skeletons/page-skeleton.tsx';
import type { PageHandle } from '../services/remote-routes.ts';

const LostPage = () => {
  const { revalidate, state } = useRevalidator();
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 2, md: 6 } }}>
      <ErrorFace
        heading="h1"
        title="This page could not be shown"
        reason="Its code did not come, or it failed. Please check your connection and try again."
        code="SHELL_PAGE_LOST"
        onRetry={() => void revalidate()}
        retrying={state === 'loading'}
      />
    </Container>
  );
};

interface Loaded {
  readonly Page: ComponentType;
}

const LoadedPage = () => {
  const { Page } = useLoaderData<Loaded>();
  return <Page />;
};

/**
 * One of the shell's own pages, whose code is fetched when it is opened. The router's own `lazy` caches a failed fetch
 * for good; with a loader each visit tries again.
 */
export const lazyPage = (path: string, title: string, load: () => Promise<ComponentType>): RouteObject => {
  const handle: PageHandle = { title, footer: true };
  return {
    path,
    handle,
    loader: async (): Promise<Loaded> => ({ Page: await load() }),
    element: <LoadedPage />,
    errorElement: <LostPage />,
    hydrateFallbackElement: <PageSkeleton shape="text" />,
  };
};
