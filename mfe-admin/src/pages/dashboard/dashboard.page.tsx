import { Box } from '@sundara/web/core';
import { DEFAULT_RANGE, RangeChoice } from '@sundara/web/figures';
import { useLoaderData } from '@sundara/web/router';
import { FailedFace, useListAddress } from '@sundara/web/table';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import type { DashboardData } from './dashboard.loader.ts';
import { FigureCards } from './figure-cards.tsx';
import { OverTime } from './lazy-over-time.tsx';
import { Conversion, LostVisits } from './rates.tsx';
import { RemoteHealth } from './remote-health.tsx';
import { Waiting } from './waiting.tsx';

/** The marketplace at a glance: what waits for somebody, what happened in a period, how the remotes fare. */
export const DashboardPage = () => {
  const { range, figures, attention, console } = useLoaderData<DashboardData>();
  const address = useListAddress();
  const shown = range ?? DEFAULT_RANGE;
  return (
    <AdminPage
      title="Dashboard"
      actions={<RangeChoice range={shown} onChoose={(choice) => address.ask('dateRange', choice)} />}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          '& > [data-wide], & > dl': { gridColumn: '1 / -1', minWidth: 0 },
        }}
      >
        {attention.ok ? (
          <Waiting attention={attention.data.data} />
        ) : (
          <div data-wide>
            <FailedFace title="Failed to fetch what waits" failure={attention.failure} />
          </div>
        )}
        {figures.ok ? (
          <>
            <FigureCards figures={figures.data.data} range={shown} busy={address.busy} />
            <Conversion figures={figures.data.data} range={shown} />
            <LostVisits figures={figures.data.data} range={shown} />
            <div data-wide>
              <OverTime figures={figures.data.data} range={shown} />
            </div>
          </>
        ) : (
          <div data-wide>
            <FailedFace title="Failed to fetch the figures" failure={figures.failure} />
          </div>
        )}
        <div data-wide>
          {console.ok ? (
            <RemoteHealth environments={console.data.environments} />
          ) : (
            <FailedFace title="Failed to fetch the health of the remotes" failure={console.failure} />
          )}
        </div>
      </Box>
    </AdminPage>
  );
};
