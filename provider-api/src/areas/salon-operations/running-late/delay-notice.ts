const QUARTER = 15;

/** What is said to one customer about one start. */
export interface Telling {
  /** Names booking and start. */
  readonly visit: string;
  /** How many quarters of an hour it has come to: only a further one is worth another mail. */
  readonly quarters: number;
  /** Both: the same key is said once. */
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
