/** One line of a plot. */
export interface Series {
  readonly name: string;
  /** A value for each step; null where there is none, which breaks the line. */
  readonly values: readonly (number | null)[];
}

/** What a plot shows: equal steps from left to right, and a line or two over them; the first one is the subject. */
export interface PlotData {
  /** Names of the steps: '4:03 pm'. */
  readonly steps: readonly string[];
  /** What a step is, at the head of the table: 'Day'. Default: Time. */
  readonly stepName?: string;
  /** The step whose values stand above the plot while none is pointed at, from 0. Default: the last one. */
  readonly current?: number;
  readonly series: readonly [Series, ...Series[]];
}

export interface PlotProps {
  /** What it shows, for who can't see it: 'Load time of booking, by minute'. */
  readonly label: string;
  readonly data: PlotData;
  readonly text: (value: number) => string;
  /** The scale reaches at least so far, so that small figures stand low and between whole ones. */
  readonly atLeast?: number;
  /** A line that should not be crossed. */
  readonly limit?: { readonly name: string; readonly value: number } | undefined;
}
