import type { EnvironmentState } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { LazyPlot } from '@sundara/web/plot';
import { useSearchParams } from '@sundara/web/router';
import { ChoiceField, useListAddress } from '@sundara/web/table';
import type { HealthPair } from './health-figures.ts';
import { MEASURE_NAMES, MEASURES, measureOf } from './measures.ts';
import { minuteSeries } from './minute-series.ts';

export interface CanaryPlotProps {
  readonly pairs: readonly HealthPair[];
  readonly canary: NonNullable<EnvironmentState['canary']>;
}

/** A figure of one remote since the canary began, against stable; the address says which. */
export const CanaryPlot = ({ pairs, canary: { budget, startedAt } }: CanaryPlotProps) => {
  const [params] = useSearchParams();
  const { ask } = useListAddress();
  const pair = pairs.find(({ remote }) => remote === params.get('remote')) ?? pairs[0];
  if (!pair) return null;
  const name = measureOf(params.get('measure'));
  const measure = MEASURES[name];
  const data = minuteSeries(pair, measure, startedAt);
  const limit = measure.limit(budget, pair);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          '& > *': { flex: '1 1 170px', maxWidth: { sm: 220 } },
        }}
      >
        <ChoiceField
          label="Remote"
          value={pair.remote}
          options={pairs.map(({ remote }) => [remote, remote])}
          onChoose={(remote) => ask('remote', remote)}
        />
        <ChoiceField
          label="Figure"
          value={name}
          options={MEASURE_NAMES.map((choice) => [choice, MEASURES[choice].label])}
          onChoose={(choice) => ask('measure', choice)}
        />
      </Box>
      {data ? (
        <LazyPlot
          label={`${measure.label} of ${pair.remote} by minute, canary against stable`}
          data={data}
          text={measure.text}
          limit={limit === undefined ? undefined : { name: 'Budget', value: limit }}
        />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>
          No page has told of {pair.remote} yet. Its first minute stands here soon after its first load.
        </Box>
      )}
    </Box>
  );
};
