import type { Moment } from './history.ts';

/** One change or read of a thing, which takes place at one moment between `from` and `until`. */
export interface Step<Change> {
  readonly change: Change;
  readonly from: Moment;
  /** Infinity when nobody knows until when. */
  readonly until: Moment;
  /** Whether it certainly took place; otherwise it may have. */
  readonly must: boolean;
}

/** The states in which the thing may be during a time; with only one, it certainly is in it. */
export interface Span<State> {
  readonly from: Moment;
  readonly until: Moment;
  readonly states: readonly State[];
}

export interface Explanation<State, Change> {
  readonly spans: readonly Span<State>[];
  /** The first step that no order of the steps explains, with the states in which the thing may be without it. */
  readonly contradiction?: { readonly step: Step<Change>; readonly states: readonly State[] };
}

/** A thing that takes one step at a time. */
export interface Model<State, Change> {
  readonly initial: State;
  /** The states that may follow; none where the change or what was read is impossible in that state. */
  readonly apply: (state: State, change: Change) => readonly State[];
  /** The same text for the same state. */
  readonly keyOf: (state: State) => string;
}

/** A possible state, with the open steps that have been taken to get there. */
interface Branch<State> {
  readonly state: State;
  readonly taken: ReadonlySet<number>;
}

/**
 * Looks for an order of the steps, each within its time, that the model allows: the question of linearizability, as
 * Wing and Gong put it, answered one event after the other as Lowe's just-in-time linearization does. All branches are
 * kept, so that the answer also tells in which states the thing may have been at each moment.
 */
export const possibleStates = <State, Change>(
  { initial, apply, keyOf }: Model<State, Change>,
  steps: readonly Step<Change>[],
): Explanation<State, Change> => {
  const open = new Set<number>();
  const spans: Span<State>[] = [];
  let branches: readonly Branch<State>[] = [{ state: initial, taken: new Set() }];
  const distinct = (all: readonly Branch<State>[]) => [
    ...new Map(
      all.map((branch) => [`${keyOf(branch.state)} ${[...branch.taken].sort()}`, branch] as const),
    ).values(),
  ];
  /** All branches that open steps may have led to, one or several. */
  const grown = (): readonly Branch<State>[] => {
    let all = distinct(branches);
    for (let before = 0; before < all.length; ) {
      const fresh = all.slice(before);
      before = all.length;
      all = distinct([...all, ...fresh.flatMap(nextBranches)]);
    }
    return all;
  };
  const nextBranches = ({ state, taken }: Branch<State>): readonly Branch<State>[] =>
    [...open].flatMap((no) => {
      const step = steps[no];
      if (!step || taken.has(no)) return [];
      return apply(state, step.change).map((next) => ({ state: next, taken: new Set([...taken, no]) }));
    });
  const statesOf = (all: readonly Branch<State>[]) => [
    ...new Map(all.map(({ state }) => [keyOf(state), state])).values(),
  ];

  const events = eventsOf(steps);
  for (const [place, { no, at, isEnd }] of events.entries()) {
    if (isEnd) {
      const step = steps[no] as Step<Change>;
      const left = branches.filter(({ taken }) => !step.must || taken.has(no));
      if (left.length === 0) return { spans, contradiction: { step, states: statesOf(branches) } };
      open.delete(no);
      branches = left.map(({ state, taken }) => ({
        state,
        taken: new Set([...taken].filter((one) => one !== no)),
      }));
    } else open.add(no);
    branches = grown();
    const until = events[place + 1]?.at ?? Number.POSITIVE_INFINITY;
    if (until > at) spans.push({ from: at, until, states: statesOf(branches) });
  }
  return { spans };
};

interface Event {
  readonly no: number;
  readonly at: Moment;
  readonly isEnd: boolean;
}

/** Beginnings and ends by time; what begins when something else ends is taken to overlap it. */
const eventsOf = (steps: readonly Step<unknown>[]): readonly Event[] =>
  steps
    .flatMap(({ from, until }, no): Event[] => [
      { no, at: from, isEnd: false },
      ...(until < Number.POSITIVE_INFINITY ? [{ no, at: until, isEnd: true }] : []),
    ])
    .sort((one, other) => one.at - other.at || Number(one.isEnd) - Number(other.isEnd));
