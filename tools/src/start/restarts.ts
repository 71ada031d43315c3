/** When a server that died is started again, and how often. */
export interface RestartPolicy {
  /** How long each restart waits; there are as many restarts as entries. */
  readonly delaysMs: readonly number[];
  /** After this time a death no longer counts: a server that runs well gets all its restarts back. */
  readonly windowMs: number;
}

/** A single death costs half a second; the servers survive a database that is away for a minute. */
export const RESTARTS: RestartPolicy = {
  delaysMs: [500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000],
  windowMs: 600_000,
};

export interface Restart {
  readonly delayMs: number;
  /** Its number within the window, from 1. */
  readonly number: number;
}

/** Counts the deaths of one server. Called at each death with its time in ms; undefined when no restart is left. */
export const restartsOf = ({ delaysMs, windowMs }: RestartPolicy): ((now: number) => Restart | undefined) => {
  let deaths: readonly number[] = [];
  return (now) => {
    deaths = [...deaths.filter((at) => now - at < windowMs), now];
    const delayMs = delaysMs[deaths.length - 1];
    return delayMs === undefined ? undefined : { delayMs, number: deaths.length };
  };
};
