import { type ApiFailure, failureCode, isNotThere } from '@sundara/contracts/federation';
import { Container, ErrorFace, LinkButton, usePageTitle, useSelfRetry } from '@sundara/web/core';
import { useLoaderData, useRevalidator } from '@sundara/web/router';
import { OrderView } from './order-view.tsx';
import type { OrderData } from './payment.loader.ts';

const OrderFailure = ({ failure }: { failure: ApiFailure }) => {
  const { state, revalidate } = useRevalidator();
  const byItself = useSelfRetry(failure, revalidate);
  const unknown = isNotThere(failure);
  usePageTitle(unknown ? 'Payment not found' : 'Payment not shown');
  return (
    <Container maxWidth="lg">
      <ErrorFace
        heading="h1"
        title={unknown ? 'We don’t know this payment' : 'We can’t show this payment right now'}
        reason={
          unknown
            ? 'It may belong to another account, or its address was not copied whole. Your own payments stand with your bookings.'
            : `${failure.message}${byItself ? ' We keep trying.' : ''}`
        }
        {...(!unknown && {
          code: failureCode(failure),
          onRetry: revalidate,
          retrying: state === 'loading',
        })}
        actions={
          <LinkButton to="/dashboard?tab=all-bookings" variant={unknown ? 'contained' : 'outlined'}>
            My bookings
          </LinkButton>
        }
      />
    </Container>
  );
};

/** The state of an order's payment, at a permanent address (specification 1, section 4; decision 25). */
export const PaymentPage = () => {
  const result = useLoaderData<OrderData>();
  if (!result.ok) return <OrderFailure failure={result.failure} />;
  const { order } = result.data;
  return <OrderView key={order.orderId} first={order} />;
};
