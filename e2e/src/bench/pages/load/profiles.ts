/** A visitor's connection and processor. */
export interface Profile {
  readonly name: string;
  readonly latencyMs: number;
  readonly megabitsPerSecond: number;
  /** How many times slower the processor is than this machine's. */
  readonly slower: number;
}

export const SLOW_4G: Profile = {
  name: 'slow 4G, 4 × CPU',
  latencyMs: 150,
  megabitsPerSecond: 1.6,
  slower: 4,
};
export const P75: Profile = { name: 'P75, 2 × CPU', latencyMs: 100, megabitsPerSecond: 9, slower: 2 };
export const PROFILES = [SLOW_4G, P75] as const;

/** A phone's screen, in CSS pixels. */
export const VIEWPORT = { width: 412, height: 823 } as const;
