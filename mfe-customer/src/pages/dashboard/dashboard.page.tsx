import { parseStatus, shownName } from '@sundara/contracts';
import type { CustomerBooking } from '@sundara/contracts/api';
import { Box, Container, Typography, useNow, useSession } from '@sundara/web/core';
import {
  useLoaderData,
  useLocation,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from '@sundara/web/router';
import { FailedFace, Tab, Tabs } from '@sundara/web/table';
import { BookingsList } from '../../features/bookings/bookings-list.tsx';
import { BookingsSkeleton } from '../../features/bookings/bookings-skeleton.tsx';
import { StaleNote } from '../../features/bookings/stale-note.tsx';
import { useLastKnown } from '../../features/bookings/use-last-known.ts';
import { useTurns } from '../../features/bookings/use-turns.ts';
import { useBookingChange } from '../../features/change-booking/use-booking-change.tsx';
import type { DashboardData } from './dashboard.loader.ts';
import { Figures } from './figures.tsx';
import { NextAppointment } from './next-appointment.tsx';
import { TABS, type Tab as TabName, tabOf } from './tab.ts';
import { UpcomingPanel } from './upcoming-panel.tsx';

const FAILED = "Couldn't load dashboard data";
const LABELS: Readonly<Record<TabName, string>> = { upcoming: 'Upcoming', 'all-bookings': 'All Bookings' };

/** Not cancelled, as far as the page knows before it is read again. */
const isStill = ({ status }: CustomerBooking): boolean => parseStatus(status) !== 'cancelled';

/** The last read; if a part of it failed, that part. */
const latestOf = (data: DashboardData): { readonly ok: boolean } =>
  data.tab === 'all-bookings' && !data.bookings.ok ? data.bookings : data.stats;

const useName = (): string => {
  const session = useSession();
  return (session.status === 'signed-in' && shownName(session.user)) || 'Customer';
};

/** The tab whose data is loading; undefined while the dashboard's address stays. */
const useComingTab = (): TabName | undefined => {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname ? tabOf(new URLSearchParams(location.search)) : undefined;
};

/** The customer's home: the next appointment, the upcoming visits, and all bookings (specification 1, section 2). */
export const DashboardPage = () => {
  const data = useLoaderData<DashboardData>();
  const [, setParams] = useSearchParams();
  const { revalidate } = useRevalidator();
  const coming = useComingTab();
  const name = useName();
  const now = useNow(60_000);
  const change = useBookingChange(latestOf(data));
  const { known, failure } = useLastKnown(data.stats);
  const stats = known?.data;
  const tab = coming ?? data.tab;
  const next = stats && change.after(stats.upcomingBookings).find(isStill);
  useTurns(next, revalidate);

  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      <Typography variant="h1" sx={{ mb: { xs: 2.5, md: 4 }, overflowWrap: 'anywhere' }}>
        Welcome back, {name}!
      </Typography>
      {failure && (data.tab === 'upcoming' ? stats : data.bookings.ok) && (
        <StaleNote title={stats ? 'This is what we last knew.' : `${FAILED}.`} failure={failure} />
      )}
      {next && <NextAppointment booking={next} ask={change.ask} />}
      {stats && (
        <Box sx={{ mt: { xs: 2, md: 3 } }}>
          <Figures data={stats} />
        </Box>
      )}
      <Tabs
        value={tab}
        onChange={(_, chosen: TabName) => setParams({ tab: chosen }, { preventScrollReset: true })}
        aria-label="Your bookings"
        sx={{ mt: { xs: 2, md: 3 }, mb: { xs: 2.5, md: 3.5 }, borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map((value) => (
          <Tab
            key={value}
            value={value}
            label={LABELS[value]}
            id={`tab-${value}`}
            aria-controls={value === tab ? 'bookings-panel' : undefined}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="bookings-panel" aria-labelledby={`tab-${tab}`}>
        {tab !== data.tab && <BookingsSkeleton />}
        {tab === data.tab && data.tab === 'upcoming' && stats && (
          <UpcomingPanel data={stats} now={now} change={change} />
        )}
        {tab === data.tab && data.tab === 'upcoming' && !stats && failure && (
          <FailedFace title={FAILED} failure={failure} />
        )}
        {tab === data.tab && data.tab === 'all-bookings' && (
          <BookingsList title="All Bookings" failed={FAILED} {...data} now={now} change={change} />
        )}
      </Box>
      {change.dialogs}
    </Container>
  );
};
