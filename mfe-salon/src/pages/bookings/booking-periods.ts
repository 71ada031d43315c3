import type { Option } from '@sundara/web/table';

/** The periods that bookings are filtered by, as the address names them; 'days' stands for two dates. */
export const PERIODS: readonly Option[] = [
  ['', 'Any date'],
  ['today', 'Today'],
  ['week', 'This week'],
  ['month', 'This month'],
  ['year', 'This year'],
  ['days', 'Chosen days'],
];
