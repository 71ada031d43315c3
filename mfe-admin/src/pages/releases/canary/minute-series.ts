import { formatClock } from '@sundara/contracts';
import type { RemoteHealth } from '@sundara/contracts/api';
import type { PlotData } from '@sundara/web/plot';
import type { HealthPair } from './health-figures.ts';
import type { Measure } from './measures.ts';

const MINUTE_MS = 60_000;
const LONGEST = 60;

const minuteOf = (at: string): number => Math.floor(Date.parse(at) / MINUTE_MS);

const byMinute = (health: RemoteHealth | undefined, since: number) =>
  new Map(
    (health?.minutes ?? [])
      .map((minute) => [minuteOf(minute.at), minute] as const)
      .filter(([minute]) => minute >= since),
  );

/**
 * A measure of a remote in the canary and in stable, minute by minute from the first to the last of either that had a
 * load, at most the last 60. `startedAt`: ISO instant of the canary's start; minutes of an earlier canary don't count.
 * Undefined before there was a load.
 */
export const minuteSeries = (
  { canary, stable }: HealthPair,
  measure: Measure,
  startedAt: string,
): PlotData | undefined => {
  const since = minuteOf(startedAt);
  const [inCanary, beside] = [byMinute(canary, since), byMinute(stable, since)];
  const all = [...inCanary.keys(), ...beside.keys()];
  if (all.length === 0) return undefined;
  const last = Math.max(...all);
  const first = Math.max(Math.min(...all), last - LONGEST + 1);
  const minutes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return {
    steps: minutes.map((minute) => formatClock(new Date(minute * MINUTE_MS))),
    series: [
      { name: 'Canary', values: minutes.map((minute) => measure.of(inCanary.get(minute))) },
      { name: 'Stable', values: minutes.map((minute) => measure.of(beside.get(minute))) },
    ],
  };
};
