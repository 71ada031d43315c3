import { type LocalTime, type TimeSpan, twelveHour } from '@sundara/contracts';

/** '4:00 pm': a time of the salon's hours as pages write every time; only a slot's button says '4:00 PM'. */
export const clockText = (time: LocalTime): string => twelveHour(time).toLowerCase();

/** '10:00 am - 8:00 pm'. */
export const spanText = ({ open, close }: TimeSpan): string => `${clockText(open)} - ${clockText(close)}`;
