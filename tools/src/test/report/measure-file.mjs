import { processorSeconds } from './processor-seconds.mjs';

/** What a file of tests costs, measured inside its process. */
export const measureFile = () => {
  /** @type {{ seconds: number; processor: number } | undefined} */
  let start;
  return {
    /** Called at each event; the first one ends the start of the process and the loading of its code. */
    testsBegin: () => {
      start ??= { seconds: performance.now() / 1000, processor: processorSeconds() };
    },
    /**
     * @returns processor seconds of the whole file, and the pieces of its set-up: those that `measured` of
     *   `@sundara/contracts/testing` has written down, and the start
     */
    told: () => ({
      processor: processorSeconds(),
      pieces: { 'process start': start, ...Reflect.get(globalThis, Symbol.for('sundara.set-up')) },
    }),
  };
};
