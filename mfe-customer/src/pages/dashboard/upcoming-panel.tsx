import { AppLink, Box, EmptyFace, LinkButton } from '@sundara/web/core';
import { DataTable, ListSection, useListAddress } from '@sundara/web/table';
import { CalendarHeart } from 'lucide-react';
import { bookingColumns } from '../../features/bookings/booking-columns.tsx';
import type { BookingChange } from '../../features/change-booking/use-booking-change.tsx';
import type { StatsData } from './dashboard.loader.ts';

const countOf = (shown: number, all: number): string => {
  if (all > shown) return `The next ${shown} of ${all}`;
  return all === 1 ? '1 visit ahead' : `${all} visits ahead`;
};

interface Props {
  readonly data: StatsData;
  readonly now: Date;
  readonly change: BookingChange;
}

/** The upcoming visits, soonest first (specification 1, section 2). */
export const UpcomingPanel = ({ data: { upcomingBookings, upcomingCount }, now, change }: Props) => {
  const { busy } = useListAddress();
  const none = upcomingBookings.length === 0;
  return (
    <ListSection
      title="Upcoming Appointments"
      status={none ? undefined : countOf(upcomingBookings.length, upcomingCount)}
    >
      {none ? (
        <EmptyFace
          icon={<CalendarHeart size={40} strokeWidth={1.25} aria-hidden />}
          title="No upcoming appointments"
        >
          <LinkButton to="/" variant="contained">
            Find a salon
          </LinkButton>
        </EmptyFace>
      ) : (
        <DataTable
          caption="Upcoming appointments"
          columns={bookingColumns(now, change.ask)}
          rows={change.after(upcomingBookings)}
          keyOf={({ id }) => id}
          busy={busy}
        />
      )}
      <Box sx={{ mt: 2, textAlign: 'center' }}>
        <AppLink to="/dashboard?tab=all-bookings" sx={{ display: 'inline-block', py: 1.25 }}>
          View all bookings
        </AppLink>
      </Box>
    </ListSection>
  );
};
