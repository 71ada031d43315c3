/** One line of a plot. */
export interface Series {
  readonly name: string;
  /** A value for each step; null for a missing one, which breaks the line. */
  readonly values: readonly (number | null)[];
}

/** A plot's data: equal steps from left to right, and one or more lines over them; the first one is the subject. */
export interface PlotData {
  /** Labels of the steps: '4:03 pm'. */
  readonly steps: readonly string[];
  /** What a step is, as the table's header: 'Day'. Default: Time. */
  readonly stepName?: string;
  /** Index, from 0, of the step whose values are shown while none is pointed at. Default: the last one. */
  readonly current?: number;
  readonly series: readonly [Series, ...Series[]];
}

export interface PlotProps {
  /** The plot's accessible name: 'Load time of booking, by minute'. */
  readonly label: string;
  readonly data: PlotData;
  readonly text: (value: number) => string;
  /** The scale reaches at least this value, so that small figures are drawn low and between whole numbers. */
  readonly atLeast?: number;
  /** A line that should not be crossed. */
  readonly limit?: { readonly name: string; readonly value: number } | undefined;
}
