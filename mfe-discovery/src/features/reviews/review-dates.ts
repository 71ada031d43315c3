import { ZONE } from '@sundara/contracts';

const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** '24 November 2026' at the salon; empty for an invalid date. */
export const dayInWords = (date: string): string => {
  const instant = new Date(date);
  return Number.isNaN(instant.getTime()) ? '' : day.format(instant);
};
