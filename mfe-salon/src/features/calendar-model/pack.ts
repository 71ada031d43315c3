import type { Minute } from './minutes.ts';

/** What stands in a column, from its start to when its resource is free again. */
export interface Packable {
  readonly from: Minute;
  /** Until when it needs the place. */
  readonly busyTo: Minute;
}

/** Side by side where things overlap: which lane of how many. */
export interface Lane {
  readonly lane: number;
  readonly lanes: number;
}

/**
 * Gives each thing a lane, so that none lies over another: the first that is free at its start. Those that overlap, at
 * first or second hand, share the width. The order of the answer is that of the things.
 */
export const packLanes = (things: readonly Packable[]): readonly Lane[] => {
  const order = things.map((_, at) => at).sort((a, b) => startOf(things, a) - startOf(things, b) || a - b);
  const lane = new Array<number>(things.length).fill(0);
  const width = new Array<number>(things.length).fill(1);
  let group: number[] = [];
  let ends: Minute[] = [];
  const close = () => {
    for (const at of group) width[at] = ends.length;
    group = [];
    ends = [];
  };
  for (const at of order) {
    const thing = things[at];
    if (!thing) continue;
    if (ends.every((end) => end <= thing.from)) close();
    const free = ends.findIndex((end) => end <= thing.from);
    const taken = free < 0 ? ends.length : free;
    ends[taken] = thing.busyTo;
    lane[at] = taken;
    group.push(at);
  }
  close();
  return things.map((_, at) => ({ lane: lane[at] ?? 0, lanes: width[at] ?? 1 }));
};

const startOf = (things: readonly Packable[], at: number): Minute => things[at]?.from ?? 0;

/**
 * Finds a column for what nobody knows the place of any more, as a completed visit's chair: the first column that is
 * free for all of it, else the one with the fewest.
 * @param taken what stands in each column; it grows by what is placed
 */
export const placeUnknown = (things: readonly Packable[], taken: Packable[][]): readonly number[] =>
  things.map((thing) => {
    const clear = taken.findIndex((column) =>
      column.every(({ from, busyTo }) => busyTo <= thing.from || thing.busyTo <= from),
    );
    const at = clear >= 0 ? clear : fewestOf(taken);
    taken[at]?.push(thing);
    return at;
  });

const fewestOf = (taken: readonly (readonly Packable[])[]): number =>
  taken.reduce((best, column, at) => (column.length < (taken[best]?.length ?? 0) ? at : best), 0);
