/** What one piece of set-up has cost a process so far, in seconds; `processor` without what servers did for it. */
export interface Cost {
  seconds: number;
  processor: number;
}

declare const process: { cpuUsage(): { readonly user: number; readonly system: number } };

/** Read by the reporter of the test command, which no import reaches, and begun anew for each file. */
const PIECES = Symbol.for('sundara.set-up');
const kept: typeof globalThis & { [PIECES]?: Record<string, Cost> } = globalThis;
kept[PIECES] ??= {};
const pieces = kept[PIECES];

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Does a piece of set-up, 'cluster' or 'seeding', and writes down what it cost for the report of the test command. */
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
