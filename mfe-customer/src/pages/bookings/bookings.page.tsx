import { Container, Typography, useNow } from '@sundara/web/core';
import { useLoaderData } from '@sundara/web/router';
import { BookingsList } from '../../features/bookings/bookings-list.tsx';
import { useBookingChange } from '../../features/change-booking/use-booking-change.tsx';
import type { BookingsData } from './bookings.loader.ts';

/** All bookings of the customer, with their actions (specification 1, section 2). */
export const BookingsPage = () => {
  const data = useLoaderData<BookingsData>();
  const change = useBookingChange(data.bookings);
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      <Typography variant="h1" sx={{ mb: { xs: 2, md: 3 } }}>
        My bookings
      </Typography>
      <BookingsList
        title="All Bookings"
        failed="Couldn't load your bookings"
        {...data}
        now={useNow(60_000)}
        change={change}
      />
      {change.dialogs}
    </Container>
  );
};
