import type { Today } from '../pages/dashboard/today/now-next-free.ts';
import { DAY } from './calendar.builder.ts';

const ALL_DAY = [{ start: `${DAY}T09:00:00+05:30`, end: `${DAY}T19:00:00+05:30` }];

/** A day of Asha and Meera without a visit. */
export const today = (over: Partial<Today> = {}): Today => ({
  success: true,
  status: 'success',
  message: '',
  msg: '',
  date: DAY,
  closed: null,
  people: [
    { id: 'asha', name: 'Asha Rao', free: ALL_DAY },
    { id: 'meera', name: 'Meera Iyer', free: ALL_DAY },
  ],
  blocks: [],
  step: 5,
  ...over,
});
