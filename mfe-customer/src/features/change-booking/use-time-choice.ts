import type { LocalDate } from '@sundara/contracts';
import type { CustomerBooking, SlotReply } from '@sundara/contracts/api';
import { type Days, type DayTimes, type Slots, useDays, useSlots } from '@sundara/web/visit';
import { useEffect, useState } from 'react';
import { firstSearch, foundIn, nextSearch, type Search } from './suggest-time.ts';

interface Choice {
  readonly date: LocalDate | undefined;
  readonly slot: SlotReply | undefined;
  /** Times that were sent with a refusal; used instead of a new request. */
  readonly fresh: DayTimes | undefined;
  /** The ongoing search for a suggestion; ends when the person chooses a time. */
  readonly search: Search | undefined;
  /** Shown if the original time can't be parsed, or is no longer free. */
  readonly note: string | undefined;
}

const UNREADABLE = "Couldn't load original booking time. Please select a new date.";
const NOT_FREE = 'Your present time is no longer free. Here is the next time that is.';
const NONE_FOUND =
  'Your present time is no longer free, and we found no other. Please look at a day yourself, or call the salon.';

const begin = (dateTime: string): Choice => {
  const search = firstSearch(dateTime, new Date());
  return {
    date: search?.date,
    slot: undefined,
    fresh: undefined,
    search,
    note: search ? undefined : UNREADABLE,
  };
};

export interface TimeChoice extends Choice {
  readonly days: Days;
  readonly slots: Slots;
  readonly retry: () => void;
  readonly chooseDate: (date: LocalDate) => void;
  readonly chooseSlot: (slot: SlotReply) => void;
  /** Shows the times that were sent with a refusal, with nothing chosen. */
  readonly refresh: (fresh: DayTimes) => void;
}

/**
 * Chooses another time for a booking from the free times for its services and its specialist. It begins with a
 * suggestion: the original time, else this time tomorrow, else the next free start after that (resolutions T6).
 */
export const useTimeChoice = (booking: CustomerBooking): TimeChoice => {
  const [choice, setChoice] = useState(() => begin(booking.dateTime));
  const visit = {
    salonId: booking.salon.id,
    services: booking.services.map(({ serviceId }) => serviceId).join(','),
    booking: booking.id,
  };
  const days = useDays(visit);
  const { slots, retry } = useSlots(visit, choice.date, choice.fresh);

  const { search } = choice;
  const { busy, free, last } = days;
  useEffect(() => {
    if (!search || slots.kind !== 'here' || slots.date !== search.date) return;
    const slot = foundIn(search, slots.slots);
    if (slot) return setChoice((before) => ({ ...before, slot, search: undefined }));
    if (busy) return;
    const next = nextSearch(search, { free, last });
    setChoice((before) => ({
      ...before,
      search: next,
      note: next ? NOT_FREE : NONE_FOUND,
      ...(next && { date: next.date }),
    }));
  }, [search, slots, busy, free, last]);

  const change = (part: Partial<Choice>) =>
    setChoice((before) => ({ ...before, search: undefined, note: undefined, ...part }));

  return {
    ...choice,
    days,
    slots,
    retry: () => {
      change({ fresh: undefined, search });
      retry();
    },
    chooseDate: (date) =>
      change({ date, fresh: undefined, ...(date !== choice.date && { slot: undefined }) }),
    chooseSlot: (slot) => change({ slot }),
    refresh: (fresh) => change({ date: fresh.date, fresh, slot: undefined }),
  };
};
