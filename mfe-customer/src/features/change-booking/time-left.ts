const MINUTE = 60_000;
const SHOWN_FROM_MS = 60 * MINUTE;

/** 'Another 42 min for this.', in the last minute in seconds; undefined if more than an hour is left, or nothing. */
export const leftOf = (until: string, now: Date): string | undefined => {
  const ahead = Date.parse(until) - now.getTime();
  if (ahead <= 0 || ahead > SHOWN_FROM_MS) return undefined;
  if (ahead <= MINUTE) return `Another ${Math.ceil(ahead / 1000)} s for this.`;
  return `Another ${Math.ceil(ahead / MINUTE)} min for this.`;
};
