export { LazyPlot } from './lazy-plot.tsx';
export type { PlotData, PlotProps, Series } from './plot-data.ts';
