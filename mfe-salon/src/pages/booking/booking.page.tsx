import { AppLink, usePageTitle } from '@sundara/web/core';
import { StaleNote, useLastKnown } from '@sundara/web/list';
import { useLoaderData, useParams } from '@sundara/web/router';
import { FailedFace } from '@sundara/web/table';
import { SalonPage } from '../../features/frame/salon-page.tsx';
import { useReloadOnNews } from '../../features/live/use-reload-on-news.ts';
import type { BookingData } from './booking.loader.ts';
import { BookingView } from './booking-view.tsx';

const FAILED = 'Failed to fetch booking details';

/** One booking of the salon: the customer, the services, and the actions on it (specification 2, section 2). */
export const BookingPage = () => {
  const { id = '' } = useParams();
  const { known, failure } = useLastKnown(useLoaderData<BookingData>(), id);
  useReloadOnNews({ concerns: ({ kind, bookingId }) => kind === 'poll' || bookingId === id });
  const title = known ? `Booking ${known.data.no}` : 'Booking';
  usePageTitle(title);
  return (
    <SalonPage title={title} lead={<AppLink to="/salon/bookings">← Back to bookings</AppLink>}>
      {failure && known && <StaleNote failure={failure} title={FAILED} />}
      {failure && !known && <FailedFace title={FAILED} failure={failure} />}
      {known && <BookingView key={id} read={known.data} />}
    </SalonPage>
  );
};
