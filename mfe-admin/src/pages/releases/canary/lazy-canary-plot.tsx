import { LazyPart } from '@sundara/web/lazy';
import type { ComponentType } from 'react';
import type { CanaryPlotProps } from './canary-plot.tsx';

const loadCanaryPlot = async (): Promise<ComponentType<CanaryPlotProps>> => {
  const { CanaryPlot } = await import(/* webpackChunkName: "canary-plot" */ './canary-plot.tsx');
  return CanaryPlot;
};

/** The two fields above the plot, the plot with its legend, and the line that opens its table. */
const ROOM = { minHeight: { xs: 420, sm: 364 } } as const;

interface Props extends CanaryPlotProps {
  /** Fetches the drawing code. Default: the plot's chunk. */
  readonly load?: () => Promise<ComponentType<CanaryPlotProps>>;
}

/** The canary's figures over time. If none runs, neither this chunk nor the kit's group of drawing code is fetched. */
export const CanaryPlot = ({ load = loadCanaryPlot, ...props }: Props) => (
  <LazyPart
    load={load}
    props={props}
    title="plot"
    without="The table below has the sums of its figures."
    room={ROOM}
    early
  />
);
