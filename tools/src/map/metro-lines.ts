import type { Point } from './frame.ts';

export interface Station {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/**
 * The source lists the stations line by line, but an interchange only with its first line. So a line is a range of the
 * list, with interchanges of other lines inserted before the station that follows them.
 */
const LINES = [
  { name: 'red', first: 'Miyapur', last: 'L. B. Nagar', changes: [] },
  {
    name: 'green',
    first: 'Sultan Bazar',
    last: 'JBS Parade Ground',
    changes: [{ at: 'Mahatma Gandhi Bus Station', before: 'Sultan Bazar' }],
  },
  { name: 'blue', first: 'Nagole', last: 'Raidurg', changes: [{ at: 'Ameerpet', before: 'Madhura Nagar' }] },
] as const;

/** The points of each line's stations in order, longitude first. Throws when a named station is not in the list. */
export const metroLines = (stations: readonly Station[]) => {
  const indexOf = (wanted: string): number => {
    const index = stations.findIndex(({ name }) => name === wanted);
    if (index < 0) throw new Error(`The list of stations has no ${wanted}.`);
    return index;
  };
  return LINES.map(({ name, first, last, changes }) => {
    const start = indexOf(first);
    const run = Array.from({ length: indexOf(last) - start + 1 }, (_, n) => start + n);
    for (const { at, before } of changes) run.splice(run.indexOf(indexOf(before)), 0, indexOf(at));
    const points = run.flatMap((index) => stations[index] ?? []).map(({ lng, lat }): Point => [lng, lat]);
    return { name, stations: points };
  });
};
