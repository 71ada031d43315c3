import type { Minute } from './minutes.ts';

/** An item of a column, from its start until its resource is free again. */
export interface Packable {
  readonly from: Minute;
  /** Until when it occupies the place. */
  readonly busyTo: Minute;
}

/** The place of overlapping items side by side: which lane of how many. */
export interface Lane {
  readonly lane: number;
  readonly lanes: number;
}

/**
 * Gives each item a lane, so that none covers another: the first that is free at its start. Items that overlap,
 * directly or through others, share the width. The result has the order of `things`.
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
 * Finds a column for items whose place is no longer known, such as a completed visit's chair: the first column that is
 * free throughout, else the one with the fewest.
 * @param taken the items in each column; placed ones are added
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
