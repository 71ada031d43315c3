/** A test file that has the machine to itself, and what it can't share. */
export interface Alone {
  readonly file: string;
  readonly why: string;
}

/** Other files run two at a time, for most of them wait as long as they compute. */
export const ALONE: readonly Alone[] = [
  { file: 'e2e/src/drills/network.journey.ts', why: 'a lost remote is told within 3 s' },
  { file: 'e2e/src/drills/swap.journey.ts', why: 'a promoted release is in force within 1 s' },
];
