import { type ApiFailure, failureCode, isNotThere } from '@sundara/contracts/federation';
import { Container, ErrorFace, LinkButton, usePageTitle, useSelfRetry } from '@sundara/web/core';
import { useRevalidator } from '@sundara/web/router';

/** Why a booking can't be shown (specification 1, section 2), with next steps. */
export const BookingFailure = ({ failure }: { failure: ApiFailure }) => {
  const { state, revalidate } = useRevalidator();
  const byItself = useSelfRetry(failure, revalidate);
  const unknown = isNotThere(failure);
  usePageTitle(unknown ? 'Booking Not Found' : 'Booking not shown');
  return (
    <Container maxWidth="lg">
      <ErrorFace
        heading="h1"
        title={unknown ? 'Booking Not Found' : 'Failed to load booking details'}
        reason={
          unknown
            ? 'It may belong to another account, or its address was not copied whole.'
            : `${failure.message}${byItself ? ' We keep trying.' : ''}`
        }
        {...(!unknown && {
          code: failureCode(failure),
          onRetry: revalidate,
          retrying: state === 'loading',
        })}
        actions={
          <LinkButton to="/bookings" variant={unknown ? 'contained' : 'outlined'}>
            Return to Bookings
          </LinkButton>
        }
      />
    </Container>
  );
};
