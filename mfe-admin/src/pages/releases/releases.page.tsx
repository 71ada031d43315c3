import { formatClock } from '@sundara/contracts';
import { Box, EmptyFace } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { useLoaderData } from '@sundara/web/router';
import { FailedFace } from '@sundara/web/table';
import { Rocket } from 'lucide-react';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { Freshness } from '../../features/refresh/freshness.tsx';
import { useRefresh } from '../../features/refresh/use-refresh.ts';
import { chosenEnvironment } from './chosen-environment.ts';
import { EnvironmentCards } from './environment/environment-cards.tsx';
import { EnvironmentDetails } from './environment/environment-details.tsx';
import type { ReleasesData } from './releases.loader.ts';
import { useLastGood } from './use-last-good.ts';
import { CompatibilitySection } from './versions/compatibility-section.tsx';
import { VersionMatrix } from './versions/version-matrix.tsx';

const Shown = ({ data }: { data: ReleasesData }) => {
  if (!data.console.ok)
    return <FailedFace title="Failed to fetch the environments" failure={data.console.failure} />;
  const { environments } = data.console.data;
  const chosen = chosenEnvironment(environments, data.wanted);
  if (environments.length === 0)
    return (
      <EmptyFace
        icon={<Rocket size={40} strokeWidth={1.25} aria-hidden />}
        title="No environment runs anything yet"
      >
        It stands here after its first promotion: <code>npm run marketplace -- promote</code>
      </EmptyFace>
    );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 3, md: 4 } }}>
      <EnvironmentCards data={data} chosen={chosen?.name} />
      {chosen ? (
        <EnvironmentDetails
          key={chosen.name}
          environment={chosen}
          data={data}
          matrix={<VersionMatrix environments={environments} chosen={chosen} />}
        />
      ) : (
        <EmptyFace title={`There is no environment '${data.wanted}'`}>Choose one of those above.</EmptyFace>
      )}
      <CompatibilitySection compatibility={data.compatibility} />
    </Box>
  );
};

/** What every environment runs, how it got there, how a canary does, and the rollback. */
export const ReleasesPage = () => {
  const data = useLoaderData<ReleasesData>();
  const { shown, staleSince } = useLastGood(data);
  const canaryRuns = shown.console.ok && shown.console.data.environments.some(({ canary }) => canary);
  useRefresh(canaryRuns, data);
  return (
    <AdminPage
      title="Releases"
      actions={
        shown.console.ok && (
          <Freshness
            readAt={shown.readAt}
            itself={canaryRuns ? 'A canary runs: read anew every 5 s' : undefined}
          />
        )
      }
    >
      {staleSince && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          The environments can't be read right now. This is how they were at {formatClock(staleSince)}.
        </Alert>
      )}
      <Shown data={shown} />
    </AdminPage>
  );
};
