import { Container, ErrorFace, LostPart } from '@sundara/web/core';
import { isRouteErrorResponse, useRevalidator, useRouteError } from '@sundara/web/router';
import { useEffect } from 'react';
import { useServices } from '../services.ts';
import { LostRemote } from './lost-remote.ts';
import { NotFoundPage } from './not-found.page.tsx';
import type { Place } from './places.ts';
import { withoutData } from './remote.loader.ts';

/** Whether a page was loaded and stopped while it was shown. */
const isRenderError = (error: unknown): boolean =>
  !isRouteErrorResponse(error) &&
  !(error instanceof LostRemote) &&
  !(error instanceof Error && withoutData.has(error));

/**
 * Stands in for one remote's page that could not be loaded or stopped working; Retry fetches anew. The header,
 * the session and all other pages go on.
 */
export const LostRoute = ({ place: { remoteId, title } }: { place: Place }) => {
  const { loader, health } = useServices();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const version = loader.runningOf(remoteId)?.version;
  const message = error instanceof Error ? error.message : String(error);

  useEffect(() => {
    if (isRenderError(error) && version) health.renderFailed(remoteId, version, message);
  }, [error, health, remoteId, version, message]);

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const retry = () => {
    loader.renew(remoteId);
    void revalidate();
  };
  const retrying = state === 'loading';
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 2, md: 6 } }}>
      {error instanceof LostRemote ? (
        <LostPart heading="h1" failure={error.failure} onRetry={retry} retrying={retrying} />
      ) : (
        <ErrorFace
          heading="h1"
          title={`${title} stopped working`}
          reason="Something went wrong in this part of the page. The rest works as usual."
          code={`${remoteId}${version ? `@${version}` : ''} · render · ${message}`}
          onRetry={retry}
          retrying={retrying}
        />
      )}
    </Container>
  );
};
