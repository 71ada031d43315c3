import { addDays, formatDayAndClock, HORIZON_DAYS, localDateOf, parseDateTime } from '@sundara/contracts';
import type { SlotReply } from '@sundara/contracts/api';
import type { Flow, Notice } from './flow.ts';

const notFree = (start: Date): Notice => ({
  severity: 'info',
  text: `${formatDayAndClock(start)} is no longer free. Please choose another time.`,
});

/**
 * The initial flow for a start that a link requests: its day, any specialist, and the start itself once the day's times
 * are loaded. A start that can't be booked now, as from an old link, gives a notice.
 * @param start '2026-11-24T16:00' on the salon's clock
 */
export const askedStart = (start: string, now: Date = new Date()): Partial<Flow> => {
  const instant = parseDateTime(start);
  if (!instant) return {};
  const date = localDateOf(instant);
  const isBookable = now < instant && date <= addDays(localDateOf(now), HORIZON_DAYS);
  const anew = { slot: undefined, specialist: undefined, agreeToTerms: false };
  return isBookable
    ? { ...anew, date, asked: start }
    : { ...anew, date: undefined, notice: notFree(instant) };
};

/** Applies the times of the requested day: chooses the requested start if it is free, else gives a notice. */
export const meetAsked = (
  asked: string,
  slots: readonly SlotReply[],
): Partial<Pick<Flow, 'slot' | 'notice' | 'asked'>> => {
  const instant = parseDateTime(asked);
  const slot = slots.find(
    ({ available, dateTime }) => available && Date.parse(dateTime) === instant?.getTime(),
  );
  if (slot || !instant) return { asked: undefined, slot };
  return { asked: undefined, notice: notFree(instant) };
};
