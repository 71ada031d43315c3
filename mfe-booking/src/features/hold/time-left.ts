/** Whole seconds from now until an ISO instant; 0 once it has passed. */
export const secondsUntil = (until: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 1000));

/** '9:05' */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const SAID_AT = [5, 2, 1];

/**
 * The announcement of the time left: only as the last five, two and one minutes begin, so that a screen reader is not
 * interrupted. In between the last announcement remains; before the first it is empty.
 */
export const spokenOf = (seconds: number): string => {
  const minutes = SAID_AT.findLast((minute) => seconds <= minute * 60);
  if (minutes === undefined || seconds === 0) return '';
  return `Your time is held for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}.`;
};
