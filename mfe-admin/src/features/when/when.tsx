import { formatDayAndClock } from '@sundara/contracts';

/** An instant as 'Sat, 21 Nov, 4:00 pm' in India, with the exact instant for machines. */
export const When = ({ at }: { at: string }) => <time dateTime={at}>{formatDayAndClock(new Date(at))}</time>;
