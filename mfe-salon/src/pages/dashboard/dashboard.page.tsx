import { Box } from '@sundara/web/core';
import { DEFAULT_RANGE, RangeChoice } from '@sundara/web/figures';
import { StaleNote, useLastKnown } from '@sundara/web/list';
import { useLoaderData } from '@sundara/web/router';
import { FailedFace, useListAddress } from '@sundara/web/table';
import { SalonPage } from '../../features/frame/salon-page.tsx';
import { PushSwitch } from '../../features/live/push-switch.tsx';
import { SoundSwitch } from '../../features/live/sound-switch.tsx';
import { BusyHours } from './busy-hours.tsx';
import type { DashboardData } from './dashboard.loader.ts';
import { Figures } from './figures.tsx';
import { OpenDisputes } from './open-disputes.tsx';
import { OverTime } from './over-time.tsx';
import { RecentBookings } from './recent-bookings.tsx';
import { ToGoLive } from './to-go-live.tsx';
import { TodaySection } from './today/today-section.tsx';
import { useLiveBookings } from './use-live-bookings.ts';

const FAILED = 'Failed to fetch dashboard data';

/**
 * The owner's day at a glance: who is here, who comes and who is free, figures of a period, the bookings as they come
 * in, then the charts (specification 2, section 2).
 */
export const DashboardPage = () => {
  const { range, q, page, today, figures, orders } = useLoaderData<DashboardData>();
  const address = useListAddress();
  const fresh = useLiveBookings();
  const shown = range ?? DEFAULT_RANGE;
  const { known, failure } = useLastKnown(figures, shown);
  const data = known?.data;
  return (
    <SalonPage
      title="Dashboard"
      actions={
        <>
          <PushSwitch />
          <SoundSwitch />
          <RangeChoice range={shown} onChoose={(choice) => address.ask('dateRange', choice)} />
        </>
      }
    >
      {data?.toGoLive && <ToGoLive has={data.toGoLive} />}
      {data?.disputes && data.disputes.length > 0 && <OpenDisputes disputes={data.disputes} />}
      <TodaySection today={today} />
      {failure &&
        (data ? (
          <StaleNote title={FAILED} failure={failure} />
        ) : (
          <FailedFace title={FAILED} failure={failure} />
        ))}
      {data && <Figures figures={data} range={shown} busy={address.busy} />}
      <Box sx={{ mt: { xs: 3, md: 4 } }}>
        <RecentBookings orders={orders} q={q} page={page} range={range} address={address} fresh={fresh} />
      </Box>
      {data && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            mt: { xs: 3, md: 4 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            '& > :last-child': { gridColumn: { md: '1 / -1' } },
          }}
        >
          <OverTime series={data.series} range={shown} />
          <BusyHours busyHours={data.busyHours} />
        </Box>
      )}
    </SalonPage>
  );
};
