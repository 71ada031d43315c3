const HEARTBEAT_MS = 5_000;

/**
 * Prints one line per step, as '2/5 Builds: building booking', then a sign of life every 5 seconds while it lasts, with
 * or without a terminal, and one line with its outcome.
 *
 * @param {number} total how many steps there will be
 * @param {(line: string) => void} [say]
 */
export const createProgress = (total, say = console.log) => {
  let number = 0;
  /** @param {string} title */
  const begin = (title) => {
    number += 1;
    const name = `${number}/${total} ${title}`;
    const since = Date.now();
    /** @type {NodeJS.Timeout | undefined} */
    let heartbeat;
    const seconds = () => `${Math.round((Date.now() - since) / 1000)} s`;
    const stop = () => clearInterval(heartbeat);
    return {
      /** Prints what is being done, or waited for, from now on. @param {string} text */
      doing(text) {
        stop();
        say(`${name}: ${text} …`);
        heartbeat = setInterval(() => say(`${name}: ${text} … ${seconds()}`), HEARTBEAT_MS);
        heartbeat.unref();
      },
      /** @param {string} outcome */
      done(outcome) {
        stop();
        say(`${name}: ${outcome} (${seconds()})`);
      },
      /** Ends the signs of life of a step that failed. */
      stop,
    };
  };
  return { begin };
};

/** @typedef {ReturnType<typeof createProgress>} Progress */
/** @typedef {ReturnType<Progress['begin']>} Step */
