/**
 * Reloads on request, one read at a time: requests during a read cause one more after it. While `isHeld` returns true
 * nothing is read, until `goOn`.
 */
export const createReload = (read: () => Promise<void>, isHeld: () => boolean) => {
  let isReading = false;
  let isDue = false;
  const goOn = async (): Promise<void> => {
    if (isReading || !isDue || isHeld()) return;
    isReading = true;
    isDue = false;
    // The page shows what could not be read.
    await read().catch(() => {});
    isReading = false;
    return goOn();
  };
  return {
    ask: (): void => {
      isDue = true;
      void goOn();
    },
    goOn: (): void => void goOn(),
  };
};
