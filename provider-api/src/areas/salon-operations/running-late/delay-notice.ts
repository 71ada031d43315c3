const QUARTER = 15;

/** The delay notice to one customer about one start. */
export interface Telling {
  /** Identifies booking and start. */
  readonly visit: string;
  /** The delay in quarters of an hour, rounded up: only a longer one is worth another mail. */
  readonly quarters: number;
  /** Combines both: each key is sent once. */
  readonly key: string;
}

export const quartersOf = (minutes: number): number => Math.ceil(minutes / QUARTER);

export const tellingOf = (
  { bookingId, start }: { readonly bookingId: string; readonly start: Date },
  minutes: number,
): Telling => {
  const visit = `${bookingId}.${start.getTime()}`;
  const quarters = quartersOf(minutes);
  return { visit, quarters, key: `${visit}.${quarters}` };
};
