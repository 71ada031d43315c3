/** No option is marked: the typed text counts. */
export const NONE = -1;

/**
 * The option that a key marks, of `count`; undefined for a key that marks none. Down and Up move through the options
 * and past their ends back to the text; Home and End go to the first and the last once an option is marked, and move
 * the caret before that.
 */
export const nextActive = (key: string, active: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : NONE;
    case 'ArrowUp':
      return active === NONE ? count - 1 : active - 1;
    case 'Home':
      return active === NONE ? undefined : 0;
    case 'End':
      return active === NONE ? undefined : count - 1;
    default:
      return undefined;
  }
};
