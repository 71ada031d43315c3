import { Box } from '@sundara/web/core';
import { DEFAULT_RANGE, RANGE_WORDS, RangeChoice } from '@sundara/web/figures';
import { useLoaderData } from '@sundara/web/router';
import { FailedFace, useListAddress } from '@sundara/web/table';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { Freshness } from '../../features/refresh/freshness.tsx';
import type { DashboardData } from './dashboard.loader.ts';
import { FigureCards } from './figure-cards.tsx';
import { OverTime } from './lazy-over-time.tsx';
import { Conversion, LostVisits } from './rates.tsx';
import { RemoteHealth } from './remote-health.tsx';
import { Section } from './section.tsx';
import { countUnfit } from './unfit-releases.ts';
import { Waiting } from './waiting.tsx';
import { tasksOf } from './waiting-tasks.tsx';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The marketplace at a glance: what needs attention, what happened in a period, how the remotes are doing. */
export const DashboardPage = () => {
  const { range, figures, attention, console, compatibility, readAt } = useLoaderData<DashboardData>();
  const address = useListAddress();
  const shown = range ?? DEFAULT_RANGE;
  return (
    <AdminPage title="Dashboard" actions={<Freshness readAt={readAt} />}>
      <Section title="What waits">
        {attention.ok ? (
          <Waiting tasks={tasksOf(attention.data.data, countUnfit({ console, compatibility }), readAt)} />
        ) : (
          <FailedFace title="Failed to fetch what waits" failure={attention.failure} />
        )}
        {!compatibility.ok && (
          <FailedFace title="Failed to fetch whether releases fit" failure={compatibility.failure} />
        )}
      </Section>
      <Section
        title={capitalised(RANGE_WORDS[shown])}
        choice={<RangeChoice range={shown} onChoose={(choice) => address.ask('dateRange', choice)} />}
      >
        {figures.ok ? (
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
              '& > [data-wide], & > dl': { gridColumn: '1 / -1', minWidth: 0 },
            }}
          >
            <FigureCards figures={figures.data.data} range={shown} busy={address.busy} />
            <Conversion figures={figures.data.data} range={shown} />
            <LostVisits figures={figures.data.data} range={shown} />
            <div data-wide>
              <OverTime figures={figures.data.data} range={shown} />
            </div>
          </Box>
        ) : (
          <FailedFace title="Failed to fetch the figures" failure={figures.failure} />
        )}
      </Section>
      <Section title="Health of the remotes">
        {console.ok ? (
          <RemoteHealth environments={console.data.environments} />
        ) : (
          <FailedFace title="Failed to fetch the health of the remotes" failure={console.failure} />
        )}
      </Section>
    </AdminPage>
  );
};
