import { isNotThere } from '@sundara/contracts/federation';
import { useLoaderData, useParams } from '@sundara/web/router';
import { useLastKnown } from '../../features/bookings/use-last-known.ts';
import type { BookingData } from './booking.loader.ts';
import { BookingFailure } from './booking-failure.tsx';
import { BookingView } from './booking-view.tsx';

/** Everything about one booking, or why it can't be shown (specification 1, section 2). */
export const BookingPage = () => {
  const result = useLoaderData<BookingData>();
  const { id = '' } = useParams();
  const { known, failure } = useLastKnown(result, id);
  if (known && !(failure && isNotThere(failure)))
    return <BookingView key={id} first={known.data} failure={failure} />;
  return failure && <BookingFailure failure={failure} />;
};
