import type { Health } from '@sundara/contracts/api';
import type { RemoteReport } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import { addHistograms, histogramSchema, quantile, withDuration } from './histogram.ts';

const count = z.int().check(z.gte(0));

/**
 * The outcomes of a remote's version over some span. `loads` counts attempts including failed ones, so that a version
 * that never loads is judged like any other. `took` has the durations of successful loads.
 */
export const sumsSchema = z.object({
  loads: count,
  loadErrors: count,
  renderErrors: count,
  took: histogramSchema,
});
export type Sums = Readonly<z.output<typeof sumsSchema>>;

export const NO_SUMS: Sums = { loads: 0, loadErrors: 0, renderErrors: 0, took: {} };

/** Adds one report of a page. A render error doesn't count as a load, as its load was already reported. */
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

/** 75th percentile of the load time, in milliseconds; null before the first load. */
export const p75Of = ({ took }: Sums): number | null => quantile(took, 0.75);

/** Sums in the contract's format; durations in whole milliseconds. */
export const presentSums = (sums: Sums): Health => {
  const p75 = p75Of(sums);
  const { loads, loadErrors, renderErrors } = sums;
  return { loads, loadErrors, renderErrors, p75Ms: p75 === null ? null : Math.round(p75) };
};
