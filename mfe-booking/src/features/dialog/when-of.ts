import { formatDayAndClock } from '@sundara/contracts';
import type { Flow } from '../flow/flow.ts';

/** The chosen start as 'Tue, 24 Nov, 4:00 pm'; undefined without one. */
export const whenOf = ({ slot }: Flow): string | undefined =>
  slot && formatDayAndClock(new Date(slot.dateTime));
