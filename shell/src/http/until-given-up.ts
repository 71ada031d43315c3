/** Waits for a promise until the signal says that nobody does any more; then answers `givenUp` instead. */
export const untilGivenUp = <T>(
  awaited: Promise<T>,
  signal: AbortSignal | undefined,
  givenUp: () => T,
): Promise<T> =>
  signal
    ? new Promise((resolve, reject) => {
        const giveUp = () => resolve(givenUp());
        if (signal.aborted) return giveUp();
        signal.addEventListener('abort', giveUp, { once: true });
        awaited.finally(() => signal.removeEventListener('abort', giveUp)).then(resolve, reject);
      })
    : awaited;
