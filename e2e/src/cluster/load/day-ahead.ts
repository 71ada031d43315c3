const DAY_MS = 86_400_000;
const KOLKATA_MS = 330 * 60_000;

/** The date in Kolkata so many days from now, '2026-11-24'. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + days * DAY_MS + KOLKATA_MS).toISOString().slice(0, 10);
