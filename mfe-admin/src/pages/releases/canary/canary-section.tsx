import type { EnvironmentState } from '@sundara/contracts/api';
import { Box, Button, RADIUS, Typography } from '@sundara/web/core';
import { CircleCheck, CircleStop } from 'lucide-react';
import { When } from '../../../features/when/when.tsx';
import type { Change } from '../changes/change.ts';
import { ChangeList } from '../versions/change-list.tsx';
import { shortId } from '../versions/composition-changes.ts';
import { CanaryHealth } from './canary-health.tsx';
import { countText, healthPairs } from './health-figures.ts';
import { CanaryPlot } from './lazy-canary-plot.tsx';

type Canary = NonNullable<EnvironmentState['canary']>;

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.83rem' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums lining-nums' }}>
      {children}
    </Box>
  </div>
);

/** The plan's next step, and its earliest time; a plan that ends below 100 % leaves the end to a person. */
const Follows = ({ percent, plan, budget }: Canary) => {
  if (!plan) return null;
  const next = plan.steps.find((step) => step > percent);
  if (next === undefined && percent < 100) return 'Nothing: finish it, or stop it';
  const baked = new Date(Date.parse(plan.since) + plan.bakeSeconds * 1000).toISOString();
  return (
    <>
      {next === undefined ? 'Finished' : `${next} % of the browsers`} after <When at={baked} />, with{' '}
      {countText(budget.minimumLoads)} loads of each changed remote
    </>
  );
};

/** The canary's facts: who gets it, since when, what differs and its budget before it ends automatically. */
const Facts = ({ environment, canary }: { environment: EnvironmentState; canary: Canary }) => {
  const { composition, percent, startedAt, budget, plan } = canary;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
      }}
    >
      <Fact name="Composition">
        <code>{shortId(composition.id)}</code> for {percent} % of the browsers
      </Fact>
      <Fact name="Since">
        <When at={startedAt} />
      </Fact>
      {plan && (
        <Fact name="What follows by itself">
          <Follows {...canary} />
        </Fact>
      )}
      <Fact name="What differs">
        <ChangeList from={environment.running.versions} to={composition.versions} />
      </Fact>
      <Fact name={`Budget of each remote, from ${countText(budget.minimumLoads)} loads on`}>
        Load errors up to {budget.loadErrorPercent}%, render errors up to {budget.renderErrorPercent}%, load
        time up to {budget.slowerBy} times the stable one's
      </Fact>
      <Fact name="Server rendering">Ends it where a route fails that the stable releases render</Fact>
    </Box>
  );
};

const Ends = ({
  environment,
  onChange,
}: {
  environment: EnvironmentState;
  onChange: (change: Change) => void;
}) => {
  const { can, whyNot } = environment;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      {can.finishCanary && (
        <Button
          variant="contained"
          startIcon={<CircleCheck size={18} aria-hidden />}
          onClick={() => onChange({ kind: 'finish' })}
        >
          Finish
        </Button>
      )}
      {can.stopCanary && (
        <Button
          variant="outlined"
          startIcon={<CircleStop size={18} aria-hidden />}
          onClick={() => onChange({ kind: 'stop' })}
        >
          Stop
        </Button>
      )}
      {!(can.finishCanary && can.stopCanary) && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {whyNot ?? 'You may not end this canary.'}
        </Box>
      )}
    </Box>
  );
};

interface Props {
  readonly environment: EnvironmentState;
  readonly onChange: (change: Change) => void;
}

/** A running canary: what it is, how it does, and how to end it. Nothing if none runs. */
export const CanarySection = ({ environment, onChange }: Props) => {
  const { name, canary } = environment;
  if (!canary) return null;
  const pairs = healthPairs(environment, canary);
  return (
    <Box
      component="section"
      aria-labelledby="canary-title"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 3,
        p: { xs: 2, md: 3 },
        border: 1,
        borderColor: 'primary.light',
        borderRadius: `${RADIUS.card}px`,
        bgcolor: 'background.paper',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1.5,
        }}
      >
        <Typography variant="h3" component="h2" id="canary-title">
          Canary in {name}
        </Typography>
        <Ends environment={environment} onChange={onChange} />
      </Box>
      <Facts environment={environment} canary={canary} />
      <CanaryPlot pairs={pairs} canary={canary} />
      <CanaryHealth pairs={pairs} budget={canary.budget} />
    </Box>
  );
};
