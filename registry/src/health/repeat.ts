/** Work that goes on in the background until it is stopped. */
export interface Repeated {
  /** Ends it, and waits for a turn that is on. */
  readonly stop: () => Promise<void>;
}

/**
 * Does something over and over, with a pause between the end of one turn and the start of the next. A turn that
 * fails is told, and the next one comes all the same; the process isn't kept alive by it.
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
