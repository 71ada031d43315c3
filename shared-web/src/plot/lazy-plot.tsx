import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type ComponentType, useEffect, useState } from 'react';
import { Box } from '../core/box.tsx';
import type { PlotProps } from './plot-data.ts';
import { PlotTable } from './plot-table.tsx';

type Plot = ComponentType<PlotProps>;
type Loaded = { readonly step: 'loading' | 'lost' } | { readonly step: 'here'; readonly Plot: Plot };

/** The drawing code is in a chunk of its own, fetched when a plot is first shown. */
const loadPlot = async (): Promise<Plot> => {
  const { LinePlot } = await import(/* webpackChunkName: "plot" */ './line-plot.tsx');
  return LinePlot;
};

interface Props extends PlotProps {
  /** Fetches the drawing code. Default: the plot's chunk. */
  readonly load?: () => Promise<Plot>;
}

/** A plot with the same figures as a table; if the drawing can't be loaded, the table remains. */
export const LazyPlot = ({ load = loadPlot, ...plot }: Props) => {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>({ step: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what loads again.
  useEffect(() => {
    let current = true;
    const set = (outcome: Loaded) => current && setLoaded(outcome);
    set({ step: 'loading' });
    load().then(
      (Plot) => set({ step: 'here', Plot }),
      () => set({ step: 'lost' }),
    );
    return () => {
      current = false;
    };
  }, [attempt, load]);

  return (
    <div>
      {loaded.step === 'here' && <loaded.Plot {...plot} />}
      {loaded.step === 'loading' && <Skeleton variant="rounded" height={252} aria-label="Drawing the plot" />}
      {loaded.step === 'lost' && (
        <Box role="alert">
          The plot could not be loaded; its figures stand in the table.{' '}
          <Button onClick={() => setAttempt((count) => count + 1)}>Retry</Button>
        </Box>
      )}
      <PlotTable {...plot} />
    </div>
  );
};
