import { addDays, instantAt, localDateOf, type Period, toLocalIso, weekdayOf } from '@sundara/contracts';
import type { Reply, salonToday, TimeOffEntry } from '@sundara/contracts/api';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { findFreePeriods, STEP_MINUTES } from '../../booking/index.ts';
import { findBlocks } from '../calendar/blocks.repository.ts';
import { type Crew, columnsOf, findCrew } from '../calendar/calendar-columns.ts';
import { findTimeOff } from '../time-off/time-off.repository.ts';

type Today = Pick<Reply<typeof salonToday>, 'date' | 'closed' | 'people' | 'blocks' | 'step'>;

/** The salon's day as of now. Five queries, each by an index of the salon. */
export const findToday = async (db: DatabaseHandle, salonId: string, now: Date): Promise<Today> => {
  const date = localDateOf(now);
  const day = { start: instantAt(date, '00:00'), end: instantAt(addDays(date, 1), '00:00') };
  const crew = await findCrew(db, salonId);
  const [blocks, timeOff, free] = await Promise.all([
    findBlocks(db, salonId, day, now),
    findTimeOff(db, salonId, day),
    findFreePeriods(db, { ...crew, id: salonId }, date, now),
  ]);
  const people = columnsOf(crew, [date], blocks).map(({ id, name }) => ({
    id,
    name,
    free: (free.get(id) ?? []).map(({ start, end }) => ({ start: toLocalIso(start), end: toLocalIso(end) })),
  }));
  return { date, closed: whyClosed(crew, date, timeOff), people, blocks, step: STEP_MINUTES };
};

/** By the weekly hours, or by one closure from opening to closing; null if the salon opens. */
const whyClosed = (crew: Crew, date: string, timeOff: readonly TimeOffEntry[]): Today['closed'] => {
  const { closed, open, close } = crew.openingHours[weekdayOf(date)];
  if (closed) return { reason: '' };
  const opened: Period = { start: instantAt(date, open), end: instantAt(date, close) };
  const closure = timeOff.find(
    ({ kind, start, end }) =>
      kind === 'closure' && new Date(start) <= opened.start && opened.end <= new Date(end),
  );
  return closure ? { reason: closure.reason } : null;
};
