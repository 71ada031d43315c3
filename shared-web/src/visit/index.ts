export { MonthGrid } from './calendar/month-grid.tsx';
export { moveChoice } from './slots/move-choice.ts';
export { isFreeAmong, noonOf } from './slots/slot-groups.ts';
export { SlotList } from './slots/slot-list.tsx';
export { type Days, useDays } from './slots/use-days.ts';
export { type DayTimes, type Slots, useSlots } from './slots/use-slots.ts';
export type { VisitQuery } from './slots/visit-query.ts';
