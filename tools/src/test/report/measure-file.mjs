import { processorSeconds } from './processor-seconds.mjs';

const now = () => ({ seconds: performance.now() / 1000, processor: processorSeconds() });
/** @param {ReturnType<typeof now>} since */
const spent = (since) => {
  const { seconds, processor } = now();
  return { seconds: seconds - since.seconds, processor: processor - since.processor };
};

/** Measures, inside their process, the cost of test files that run one after the other. */
export const measureFile = () => {
  let since = { seconds: 0, processor: 0 };
  let isStarting = true;
  return {
    /** Called when a test begins; the first one ends the start of the process and the loading of its code. */
    testsBegin: () => {
      if (isStarting) Object.assign(piecesSoFar(), { 'process start': spent(since) });
      isStarting = false;
    },
    /**
     * Called when a file ends.
     *
     * @returns seconds since the end of the previous file, for the first one since the start of the process, and the
     *   pieces of set-up in them: those that `measured` of `@sundara/contracts/testing` has recorded, and the start
     */
    told: () => {
      const cost = { ...spent(since), pieces: { ...piecesSoFar() } };
      for (const piece of Object.keys(piecesSoFar())) Reflect.deleteProperty(piecesSoFar(), piece);
      since = now();
      return cost;
    },
  };
};

/** @returns {Record<string, { seconds: number; processor: number }>} */
const piecesSoFar = () => {
  const kept = Symbol.for('sundara.set-up');
  if (!Reflect.has(globalThis, kept)) Reflect.set(globalThis, kept, {});
  return Reflect.get(globalThis, kept);
};
