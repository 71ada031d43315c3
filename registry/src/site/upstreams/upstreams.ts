/** The interchangeable processes of one upstream server. */
export interface Upstreams {
  /** Origins in the order in which a call tries them: round robin, with unreachable ones last. */
  readonly inOrder: () => readonly string[];
  /** Records that a connection to one failed. */
  readonly markAway: (origin: string) => void;
}

/** After this time an unreachable process is tried first again; so at most one call in five seconds has that delay. */
const AWAY_MS = 5_000;

/** @param origins at least one: 'http://127.0.0.1:3001' */
export const createUpstreams = (
  origins: readonly string[],
  now: () => number = performance.now.bind(performance),
): Upstreams => {
  const awayUntil = new Map<string, number>();
  let turn = 0;
  const isHere = (origin: string): boolean => now() >= (awayUntil.get(origin) ?? 0);
  return {
    inOrder: () => {
      turn = (turn + 1) % origins.length;
      const rotated = [...origins.slice(turn), ...origins.slice(0, turn)];
      return [...rotated.filter(isHere), ...rotated.filter((origin) => !isHere(origin))];
    },
    markAway: (origin) => void awayUntil.set(origin, now() + AWAY_MS),
  };
};
