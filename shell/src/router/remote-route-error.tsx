import type { LoadFailure } from '@sundara/contracts/federation';
import { Container, ErrorFace, LostPart } from '@sundara/web/core';
import { isRouteErrorResponse, useRevalidator, useRouteError } from '@sundara/web/router';
import { useEffect } from 'react';
import { chunkLoss, textOf } from '../federation/load-error.ts';
import { ContactLine } from '../layout/contact-line.tsx';
import type { RemoteRoute } from '../services/remote-routes.ts';
import { useServices } from '../services/services.ts';
import { NotFoundPage } from './not-found.page.tsx';
import { withoutData } from './remote.loader.ts';
import { RemoteLoadError } from './remote-load-error.ts';

/** Whether a page was loaded and crashed while it was shown. */
const isStopped = (error: unknown): boolean =>
  !isRouteErrorResponse(error) &&
  !(error instanceof RemoteLoadError) &&
  !(error instanceof Error && withoutData.has(error));

/** Why a page's code could not be loaded: all of it, or a part that it requested later. */
const failureOf = (
  error: unknown,
  { remoteId, title }: RemoteRoute,
  version: string | undefined,
): LoadFailure | undefined => {
  if (error instanceof RemoteLoadError) return error.failure;
  const reason = chunkLoss(error);
  return reason && { remoteId, title, version, step: 'get-module', reason, detail: textOf(error) };
};

/**
 * Replaces one remote's page that could not be loaded or crashed; Retry fetches it again, and whoever can't wait finds
 * whom to ask. The header, the session and all other pages keep working.
 */
export const RemoteRouteError = ({ remoteRoute }: { remoteRoute: RemoteRoute }) => {
  const { remoteId } = remoteRoute;
  const { loader, health } = useServices();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const version = loader.runningOf(remoteId)?.version;

  useEffect(() => {
    if (isStopped(error) && version)
      health.stopped({ remoteId, version, message: textOf(error), lost: chunkLoss(error) });
  }, [error, health, remoteId, version]);

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const retry = () => {
    loader.renew(remoteId);
    void revalidate();
  };
  const retrying = state === 'loading';
  const failure = failureOf(error, remoteRoute, version);
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 2, md: 6 } }}>
      {failure ? (
        <LostPart heading="h1" failure={failure} onRetry={retry} retrying={retrying} />
      ) : (
        <ErrorFace
          heading="h1"
          title="This page stopped working"
          reason="Something went wrong in this part of the page. The rest works as usual."
          code={`${remoteId}${version ? `@${version}` : ''} · render · ${textOf(error)}`}
          onRetry={retry}
          retrying={retrying}
        />
      )}
      <ContactLine />
    </Container>
  );
};
