/** Waits for a promise until the signal aborts; then returns `whenAborted()` instead. */
export const untilAborted = <T>(
  awaited: Promise<T>,
  signal: AbortSignal | undefined,
  whenAborted: () => T,
): Promise<T> =>
  signal
    ? new Promise((resolve, reject) => {
        const onAbort = () => resolve(whenAborted());
        if (signal.aborted) return onAbort();
        signal.addEventListener('abort', onAbort, { once: true });
        awaited.finally(() => signal.removeEventListener('abort', onAbort)).then(resolve, reject);
      })
    : awaited;
