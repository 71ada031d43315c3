/**
 * Reads anew when asked, one reading at a time: whatever is asked meanwhile is one more after it. While `isHeld` says
 * so nothing is read, until `goOn`.
 */
export const createReload = (read: () => Promise<void>, isHeld: () => boolean) => {
  let isReading = false;
  let isDue = false;
  const goOn = async (): Promise<void> => {
    if (isReading || !isDue || isHeld()) return;
    isReading = true;
    isDue = false;
    // What could not be read, the page says.
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
