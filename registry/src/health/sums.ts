import type { Health } from '@sundara/contracts/api';
import type { RemoteReport } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import { addHistograms, histogramSchema, quantile, withDuration } from './histogram.ts';

const count = z.int().check(z.gte(0));

/**
 * What became of a remote's version over some span. `loads` counts attempts, failed ones too, so that a version
 * that never loads is judged like any other. `took` holds the durations of those that succeeded.
 */
export const sumsSchema = z.object({
  loads: count,
  loadErrors: count,
  renderErrors: count,
  took: histogramSchema,
});
export type Sums = Readonly<z.output<typeof sumsSchema>>;

export const NO_SUMS: Sums = { loads: 0, loadErrors: 0, renderErrors: 0, took: {} };

/** With one more report of a page. A render error follows a load that was reported already. */
export const withReport = (sums: Sums, { outcome, tookMs }: RemoteReport): Sums => {
  if (outcome === 'render') return { ...sums, renderErrors: sums.renderErrors + 1 };
  const loads = sums.loads + 1;
  if (outcome !== 'loaded') return { ...sums, loads, loadErrors: sums.loadErrors + 1 };
  return { ...sums, loads, took: tookMs === undefined ? sums.took : withDuration(sums.took, tookMs) };
};

export const addSums = (a: Sums, b: Sums): Sums => ({
  loads: a.loads + b.loads,
  loadErrors: a.loadErrors + b.loadErrors,
  renderErrors: a.renderErrors + b.renderErrors,
  took: addHistograms(a.took, b.took),
});

/** 75th percentile of the time to load, in milliseconds; null before anything was loaded. */
export const p75Of = ({ took }: Sums): number | null => quantile(took, 0.75);

/** Sums as the contract shows them; durations in whole milliseconds. */
export const presentSums = (sums: Sums): Health => {
  const p75 = p75Of(sums);
  const { loads, loadErrors, renderErrors } = sums;
  return { loads, loadErrors, renderErrors, p75Ms: p75 === null ? null : Math.round(p75) };
};
