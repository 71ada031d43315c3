/** Work that is repeated in the background until it is stopped. */
export interface Repeated {
  /** Stops it, and waits for a turn in progress. */
  readonly stop: () => Promise<void>;
}

/**
 * Repeats `turn`, with a pause between the end of one turn and the start of the next. A failed turn is reported, and
 * the next one still follows; the timer doesn't keep the process alive.
 */
export const repeat = (
  pauseMs: number,
  turn: () => Promise<void>,
  onFailure: (error: unknown) => void,
): Repeated => {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();
  const next = (): void => {
    timer = setTimeout(() => {
      current = turn()
        .catch(onFailure)
        .finally(() => {
          if (!isStopped) next();
        });
    }, pauseMs).unref();
  };
  next();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
};
