import type { Measure } from './figures/goals.ts';
import { median } from './figures/statistics.ts';
import type { InteractionSeries } from './interactions/interaction.ts';
import { measureInteractions } from './interactions/measure-interactions.ts';
import type { Profile } from './load/profiles.ts';
import type { Sides } from './sides.ts';

/** A processor four times slower, and a network that is there at once. */
const SLOW_CPU: Profile = { name: '4 × CPU', latencyMs: 0, megabitsPerSecond: 1_000, slower: 4 };

/** Measures each interaction on both sides in turn; in the end their median and the worst of each round. */
export const compareInteractions = async (
  { browser, federated, monolith }: Sides,
  allSeries: readonly InteractionSeries[],
  rounds: number,
): Promise<readonly Measure[]> => {
  const names = allSeries.flatMap(({ interactions }) => interactions.map(({ name }) => name));
  const measures = names.map((name) => ({
    ...{ name, unit: 'ms' as const, federated: [] as number[], monolith: [] as number[] },
  }));
  for (let round = 0; round < rounds; round += 1)
    for (const series of allSeries)
      for (const [side, origin] of [['federated', federated] as const, ['monolith', monolith] as const]) {
        const times = await measureInteractions({ browser, origin, profile: SLOW_CPU }, series);
        for (const measure of measures) {
          const time = times.get(measure.name);
          if (time !== undefined) measure[side].push(time);
        }
      }
  const everyRound = (sum: (values: readonly number[]) => number, side: 'federated' | 'monolith') =>
    Array.from({ length: rounds }, (_, round) =>
      sum(measures.map((measure) => measure[side][round] ?? Number.NaN)),
    );
  const inAll = (name: string, sum: (values: readonly number[]) => number): Measure => ({
    ...{ name, unit: 'ms', federated: everyRound(sum, 'federated'), monolith: everyRound(sum, 'monolith') },
  });
  return [
    ...measures,
    inAll(`median of the ${names.length}`, median),
    inAll(`worst of the ${names.length}`, (values) => Math.max(...values)),
  ];
};
