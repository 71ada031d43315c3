import { Container, ErrorFace, LinkButton } from '@sundara/web/core';
import { useLoaderData, useRevalidator } from '@sundara/web/router';
import type { SalonData } from './salon.loader.ts';
import { SalonView } from './salon-view.tsx';

/** A salon, or why it can't be shown (specification 1, section 2). */
export const SalonPage = () => {
  const result = useLoaderData<SalonData>();
  const { state, revalidate } = useRevalidator();
  if (result.ok) return <SalonView key={result.data.salon.id} salon={result.data.salon} />;
  const { failure } = result;
  return (
    <Container maxWidth="lg">
      <ErrorFace
        title="Oops! Something went wrong"
        reason={
          failure.kind === 'rejected' && failure.status === 404
            ? 'This salon is not on Sundara.'
            : failure.message
        }
        code={failure.kind === 'rejected' ? failure.code : failure.kind}
        onRetry={revalidate}
        retrying={state === 'loading'}
        actions={
          <LinkButton to="/" variant="outlined">
            Back to Salons
          </LinkButton>
        }
      />
    </Container>
  );
};
