import type { EnvironmentState } from '@sundara/contracts/api';
import { Box, BRONZE, Chip, FOCUS_RING, Link, RADIUS } from '@sundara/web/core';
import { Link as RouterLink } from '@sundara/web/router';
import { FlaskConical, Lock, Pin, ServerCog } from 'lucide-react';
import type { ReactElement } from 'react';
import { When } from '../../../features/when/when.tsx';
import { actsOf, broughtBy } from '../history/acts.ts';
import type { ReleasesData } from '../releases.loader.ts';
import { shortId } from '../versions/composition-changes.ts';

const Mark = ({
  icon,
  label,
  alarming = false,
}: {
  icon: ReactElement;
  label: string;
  alarming?: boolean;
}) => (
  <Chip
    size="small"
    icon={icon}
    label={label}
    sx={{
      bgcolor: alarming ? 'warning.light' : 'secondary.main',
      color: alarming ? 'warning.main' : 'secondary.contrastText',
      '& .MuiChip-icon': { color: 'inherit' },
    }}
  />
);

const Marks = ({ lock, pins, canary, sites: { unserved } }: EnvironmentState) => {
  const pinned = Object.keys(pins).length;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, '&:empty': { display: 'none' } }}>
      {canary && <Mark icon={<FlaskConical size={14} />} label={`Canary ${canary.percent}%`} alarming />}
      {unserved.length > 0 && (
        <Mark icon={<ServerCog size={14} />} label={`${unserved.length} not serving it`} alarming />
      )}
      {lock && <Mark icon={<Lock size={14} />} label="Locked" />}
      {pinned > 0 && <Mark icon={<Pin size={14} />} label={`${pinned} pinned`} />}
    </Box>
  );
};

interface CardProps {
  readonly environment: EnvironmentState;
  readonly chosen: boolean;
  readonly data: ReleasesData;
}

/** One environment: what it runs, since when, by whom and why. The whole card is the link to its details. */
const EnvironmentCard = ({ environment, chosen, data }: CardProps) => {
  const { name, running, changedAt } = environment;
  const brought = broughtBy(actsOf(data.newest[name]), running.id);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        alignContent: 'start',
        gap: 0.75,
        px: 2,
        py: { xs: chosen ? 2 : 1.25, sm: 2 },
        border: 1,
        borderColor: 'divider',
        borderRadius: `${RADIUS.card}px`,
        bgcolor: 'background.paper',
        boxShadow: '0 1px 2px rgb(42 28 20 / 4%), 0 8px 24px rgb(42 28 20 / 5%)',
        transition: 'border-color 150ms ease',
        '&:has(a:hover)': { borderColor: 'primary.light' },
        '&:has(a[aria-current])': { borderColor: 'primary.light', boxShadow: `inset 0 3px 0 ${BRONZE}` },
      }}
    >
      <Link
        component={RouterLink}
        to={`?environment=${name}`}
        preventScrollReset
        color="inherit"
        aria-current={chosen ? 'true' : undefined}
        sx={{
          fontSize: '1.1rem',
          '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: `${RADIUS.card}px` },
          '&:focus-visible': { outline: 'none', boxShadow: 'none' },
          '&:focus-visible::after': FOCUS_RING,
        }}
      >
        {name}
      </Link>
      <Marks {...environment} />
      <Box sx={{ color: 'text.secondary', fontSize: '0.9rem', overflowWrap: 'anywhere' }}>
        <div>
          Runs{' '}
          <Box component="code" sx={{ color: 'text.primary' }}>
            {shortId(running.id)}
          </Box>
        </div>
        <div>
          {brought ? 'Since ' : 'Last changed '}
          <When at={brought?.at ?? changedAt} />
        </div>
        {brought && (
          // On a phone four reasons would stand before the versions; the chosen one's is enough.
          <Box component="div" sx={chosen ? undefined : { display: { xs: 'none', sm: 'block' } }}>
            {brought.who}: {brought.why}
          </Box>
        )}
      </Box>
    </Box>
  );
};

/** Every environment side by side; the chosen one is marked. */
export const EnvironmentCards = ({ data, chosen }: { data: ReleasesData; chosen: string | undefined }) => (
  <Box
    component="ul"
    aria-label="Environments"
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      display: 'grid',
      gap: { xs: 1.5, sm: 2 },
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 210px), 1fr))',
    }}
  >
    {data.console.ok &&
      data.console.data.environments.map((environment) => (
        <EnvironmentCard
          key={environment.name}
          environment={environment}
          chosen={environment.name === chosen}
          data={data}
        />
      ))}
  </Box>
);
