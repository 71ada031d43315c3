import { type ApiFailure, isNotThere } from '@sundara/contracts/federation';
import { Container, FailedPart, LinkButton, usePageTitle } from '@sundara/web/core';
import { useLoaderData, useRevalidator } from '@sundara/web/router';
import type { SalonData } from './salon.loader.ts';
import { SalonView } from './salon-view.tsx';

const SalonFailure = ({ failure }: { failure: ApiFailure }) => {
  const { state, revalidate } = useRevalidator();
  usePageTitle('Salon not shown');
  return (
    <Container maxWidth="lg">
      <FailedPart
        heading="h1"
        title="Oops! Something went wrong"
        failure={isNotThere(failure) ? { ...failure, message: 'This salon is not on Sundara.' } : failure}
        onRetry={revalidate}
        retrying={state === 'loading'}
        actions={
          <LinkButton to="/salons" variant="outlined">
            Back to Salons
          </LinkButton>
        }
      />
    </Container>
  );
};

/** A salon, or why it can't be shown (specification 1, section 2). */
export const SalonPage = () => {
  const result = useLoaderData<SalonData>();
  const { state, revalidate } = useRevalidator();
  if (!result.ok) return <SalonFailure failure={result.failure} />;
  const { salon } = result.data;
  return (
    <SalonView
      key={salon.id}
      salon={salon}
      keptAt={result.keptAt}
      keptFor={result.keptFor}
      onRetry={revalidate}
      retrying={state === 'loading'}
    />
  );
};
