import { NO_WISHES } from '@sundara/contracts';
import type { CalendarBlock } from '@sundara/contracts/api';
import type { Calendar } from '../features/calendar-model/columns.ts';

export const DAY = '2099-11-24';

const HOURS = { open: '09:00', close: '19:00', closed: false, breaks: [] };

/** A confirmed visit of Ravi Kumar with Asha at the given clock times. Default: '16:00' to '16:45'. */
export const block = (over: Partial<CalendarBlock> = {}, from = '16:00', to = '16:45'): CalendarBlock => ({
  bookingId: 'b1',
  part: 0,
  parts: 1,
  resourceId: 'asha',
  start: `${DAY}T${from}:00+05:30`,
  end: `${DAY}T${to}:00+05:30`,
  busyUntil: `${DAY}T${to}:00+05:30`,
  status: 'confirmed',
  attendance: null,
  source: 'online',
  no: 1,
  customer: 'Ravi Kumar',
  phone: '+919000000000',
  services: ['Haircut'],
  ...NO_WISHES,
  allergies: '',
  movable: true,
  ...over,
});

/** One day of Asha and Meera, open 9 to 19. */
export const calendar = (...blocks: CalendarBlock[]): Calendar => ({
  success: true,
  status: 'success',
  message: '',
  msg: '',
  days: [{ date: DAY, hours: HOURS }],
  resources: [
    { id: 'asha', name: 'Asha Rao', specialization: 'Hair stylist', does: [], days: [HOURS] },
    { id: 'meera', name: 'Meera Iyer', specialization: 'Beautician', does: [], days: [HOURS] },
  ],
  blocks,
  timeOff: [],
  step: 5,
});
