import { Box, Container, Typography, useSession } from '@sundara/web/core';
import { useLoaderData, useLocation, useNavigation, useSearchParams } from '@sundara/web/router';
import { Tab, Tabs } from '@sundara/web/table';
import { BookingsSkeleton } from '../../features/bookings/bookings-skeleton.tsx';
import { AllBookingsPanel } from './all-bookings-panel.tsx';
import type { DashboardData } from './dashboard.loader.ts';
import { NextAppointment } from './next-appointment.tsx';
import { TABS, type Tab as TabName, tabOf } from './tab.ts';
import { UpcomingPanel } from './upcoming-panel.tsx';

const LABELS: Readonly<Record<TabName, string>> = { upcoming: 'Upcoming', 'all-bookings': 'All Bookings' };

const useName = (): string => {
  const session = useSession();
  return (session.status === 'signed-in' && session.user.name) || 'Customer';
};

/** The tab whose data is on its way; undefined while the dashboard's address stays. */
const useComingTab = (): TabName | undefined => {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname ? tabOf(new URLSearchParams(location.search)) : undefined;
};

const panelOf = (data: DashboardData, now: Date) =>
  data.tab === 'upcoming' ? (
    <UpcomingPanel stats={data.stats} now={now} />
  ) : (
    <AllBookingsPanel bookings={data.bookings} now={now} />
  );

/** The customer's home: the next appointment, the visits ahead, and all there ever were (specification 1, section 2). */
export const DashboardPage = () => {
  const data = useLoaderData<DashboardData>();
  const [, setParams] = useSearchParams();
  const coming = useComingTab();
  const name = useName();
  const now = new Date();
  const tab = coming ?? data.tab;
  const next = data.stats.ok ? data.stats.data.data.upcomingBookings[0] : undefined;

  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      <Typography variant="h1" sx={{ mb: { xs: 2.5, md: 4 }, overflowWrap: 'anywhere' }}>
        Welcome back, {name}!
      </Typography>
      {next && <NextAppointment booking={next} now={now} />}
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
        {tab === data.tab ? panelOf(data, now) : <BookingsSkeleton />}
      </Box>
    </Container>
  );
};
