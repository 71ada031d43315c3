import { formatDuration } from '@sundara/contracts';

const MINUTE = 60_000;
const DAY = 1_440;

/** The time until `until`: '6 days', '5 h 20 min', 'less than a minute'; undefined when it is over. */
export const timeLeft = (until: Date, now: Date): string | undefined => {
  const left = until.getTime() - now.getTime();
  if (!(left > 0)) return undefined;
  const minutes = Math.ceil(left / MINUTE);
  if (left < MINUTE) return 'less than a minute';
  const days = Math.floor(minutes / DAY);
  if (days >= 2) return `${days} days`;
  if (days === 0) return formatDuration(minutes);
  return minutes === DAY ? '1 day' : `1 day ${formatDuration(minutes - DAY)}`;
};
