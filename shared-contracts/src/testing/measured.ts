/** The cost of one piece of set-up in this process so far, in seconds; `processor` excludes the work of servers. */
export interface Cost {
  seconds: number;
  processor: number;
}

declare const process: { cpuUsage(): { readonly user: number; readonly system: number } };

/** Global, because the test command's reporter reads it and can't import it; reset for each file. */
const PIECES = Symbol.for('sundara.set-up');
const kept: typeof globalThis & { [PIECES]?: Record<string, Cost> } = globalThis;
kept[PIECES] ??= {};
const pieces = kept[PIECES];

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Runs a piece of set-up, 'cluster' or 'seeding', and records its cost for the report of the test command. */
export const measured = async <T>(piece: string, work: () => Promise<T>): Promise<T> => {
  const since = { seconds: performance.now(), processor: processorSeconds() };
  try {
    return await work();
  } finally {
    pieces[piece] ??= { seconds: 0, processor: 0 };
    pieces[piece].seconds += (performance.now() - since.seconds) / 1000;
    pieces[piece].processor += processorSeconds() - since.processor;
  }
};
