import { instantAt, localTimeOf } from '@sundara/contracts';
import type { SlotReply } from '@sundara/contracts/api';

export interface SlotGroup {
  /** 'Morning', 'Afternoon' or 'Evening'; undefined if all times are in one of them. */
  readonly name: string | undefined;
  readonly slots: readonly SlotReply[];
}

/** With more times than this, the taken ones are left out. */
const MANY = 16;

const PARTS = [
  ['Morning', '00:00', '12:00'],
  ['Afternoon', '12:00', '17:00'],
  ['Evening', '17:00', '24:00'],
] as const;

/** A day's times in order, grouped by part of the day if they are in more than one. */
export const groupsOf = (slots: readonly SlotReply[]): readonly SlotGroup[] => {
  const shown = slots.length > MANY ? slots.filter((slot) => slot.available) : slots;
  const groups = PARTS.map(([name, from, to]) => ({
    name,
    slots: shown.filter(({ dateTime }) => {
      const time = localTimeOf(new Date(dateTime));
      return from <= time && time < to;
    }),
  })).filter((group) => group.slots.length > 0);
  return groups.length > 1 ? groups : [{ name: undefined, slots: shown }];
};

/** Whether a start time is still free in this list. */
export const isFreeAmong = (slots: readonly SlotReply[], { dateTime }: SlotReply): boolean =>
  slots.some((slot) => slot.available && slot.dateTime === dateTime);

/** Noon of a day in Asia/Kolkata, independent of the browser's time zone. */
export const noonOf = (date: string): Date => instantAt(date, '12:00');
