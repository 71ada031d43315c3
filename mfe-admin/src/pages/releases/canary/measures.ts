import type { RemoteHealth } from '@sundara/contracts/api';
import type { CanaryBudget } from '@sundara/contracts/federation';
import { countText, type HealthPair, msText, percentOf, percentText, slowest } from './health-figures.ts';

type Minute = RemoteHealth['minutes'][number];

export const MEASURE_NAMES = ['p75', 'load-errors', 'render-errors', 'loads'] as const;
export type MeasureName = (typeof MEASURE_NAMES)[number];

/** What a plot can show of a remote over the minutes. */
export interface Measure {
  readonly label: string;
  /** The value of a minute; null if it can't be known, such as a share of no loads. */
  readonly of: (minute: Minute | undefined) => number | null;
  readonly text: (value: number) => string;
  /** The limit of the canary's budget; undefined if it has none, or none yet. */
  readonly limit: (budget: CanaryBudget, pair: HealthPair) => number | undefined;
}

const shareOf = (kind: 'loadErrors' | 'renderErrors') => (minute: Minute | undefined) =>
  minute ? (percentOf(minute[kind], minute) ?? null) : null;

export const MEASURES: Readonly<Record<MeasureName, Measure>> = {
  p75: {
    label: 'Load time, p75',
    of: (minute) => minute?.p75Ms ?? null,
    text: msText,
    limit: (budget, { stable }) => slowest(budget, stable),
  },
  'load-errors': {
    label: 'Load errors',
    of: shareOf('loadErrors'),
    text: percentText,
    limit: ({ loadErrorPercent }) => loadErrorPercent,
  },
  'render-errors': {
    label: 'Render errors',
    of: shareOf('renderErrors'),
    text: percentText,
    limit: ({ renderErrorPercent }) => renderErrorPercent,
  },
  loads: {
    label: 'Loads',
    of: (minute) => minute?.loads ?? 0,
    text: countText,
    limit: () => undefined,
  },
};

export const measureOf = (text: string | null): MeasureName =>
  MEASURE_NAMES.find((name) => name === text) ?? 'p75';
