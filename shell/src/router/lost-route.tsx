import { Container, ErrorFace, LostPart } from '@sundara/web/core';
import { isRouteErrorResponse, useRevalidator, useRouteError } from '@sundara/web/router';
import { LostRemote } from './lost-remote.ts';
import { NotFoundPage } from './not-found.page.tsx';

/**
 * Stands in for one remote's page that could not be loaded or stopped working; Retry fetches anew. The header,
 * the session and all other pages go on.
 */
export const LostRoute = ({ title }: { title: string }) => {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const retry = () => void revalidate();
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
          code={error instanceof Error ? error.message : String(error)}
          onRetry={retry}
          retrying={retrying}
        />
      )}
    </Container>
  );
};
