import { type ApiFailure, failureCode, isNotThere } from '@sundara/contracts/federation';
import {
  Button,
  Container,
  ErrorFace,
  FailedPart,
  LinkButton,
  NEEDS_SCRIPT,
  usePageTitle,
} from '@sundara/web/core';
import { useLoaderData, useRevalidator } from '@sundara/web/router';
import type { SalonData } from './salon.loader.ts';
import { SalonView } from './salon-view.tsx';

const TITLE = 'Oops! Something went wrong';

const SalonFailure = ({ failure }: { failure: ApiFailure }) => {
  const { state, revalidate } = useRevalidator();
  const retrying = state === 'loading';
  usePageTitle('Salon not shown');
  return (
    <Container maxWidth="lg">
      {isNotThere(failure) ? (
        // Another look hardly helps, so the way on comes first.
        <ErrorFace
          heading="h1"
          title={TITLE}
          reason="This salon is not on Sundara."
          code={failureCode(failure)}
          actions={
            <>
              <LinkButton to="/salons" variant="contained">
                Back to Salons
              </LinkButton>
              <Button variant="outlined" onClick={revalidate} loading={retrying || null} sx={NEEDS_SCRIPT}>
                Retry
              </Button>
            </>
          }
        />
      ) : (
        <FailedPart
          heading="h1"
          title={TITLE}
          failure={failure}
          onRetry={revalidate}
          retrying={retrying}
          actions={
            <LinkButton to="/salons" variant="outlined">
              Back to Salons
            </LinkButton>
          }
        />
      )}
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
