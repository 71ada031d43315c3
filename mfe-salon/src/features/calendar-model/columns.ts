import type { LocalDate } from '@sundara/contracts';
import type {
  CalendarBlock,
  CalendarResource,
  Reply,
  salonCalendar,
  TimeOffEntry,
} from '@sundara/contracts/api';
import { type Minute, type MinuteSpan, minuteOf } from './minutes.ts';
import { type Lane, packLanes, placeUnknown } from './pack.ts';
import { openSpan, shutSpans } from './shut-spans.ts';

export type Calendar = Reply<typeof salonCalendar>;

/** A block at its place in its column, in minutes of the column's day. */
export interface PlacedBlock extends Lane {
  readonly key: string;
  readonly block: CalendarBlock;
  readonly from: Minute;
  readonly to: Minute;
  readonly busyTo: Minute;
}

export interface PlacedTimeOff extends MinuteSpan {
  readonly entry: TimeOffEntry;
}

/** A column of the grid: what one resource does on one day. */
export interface GridColumn {
  readonly key: string;
  readonly date: LocalDate;
  readonly resourceId: string;
  readonly name: string;
  readonly does: string;
  readonly blocks: readonly PlacedBlock[];
  readonly shut: readonly MinuteSpan[];
  readonly timeOff: readonly PlacedTimeOff[];
}

export const keyOf = ({ bookingId, part }: Pick<CalendarBlock, 'bookingId' | 'part'>): string =>
  `${bookingId}:${part}`;

const isOn = (date: LocalDate, { start, end }: { start: string; end: string }): boolean =>
  minuteOf(start, date) < 1440 && minuteOf(end, date) > 0;

const placed = (date: LocalDate, block: CalendarBlock): Omit<PlacedBlock, keyof Lane> => {
  const from = minuteOf(block.start, date);
  const to = Math.max(minuteOf(block.end, date), from + 5);
  return { key: keyOf(block), block, from, to, busyTo: Math.max(minuteOf(block.busyUntil, date), to) };
};

const timeOffOf = ({ timeOff }: Calendar, date: LocalDate, resourceId: string): readonly PlacedTimeOff[] =>
  timeOff
    .filter((entry) => (entry.resourceId ?? resourceId) === resourceId && isOn(date, entry))
    .map((entry) => ({
      entry,
      from: Math.max(0, minuteOf(entry.start, date)),
      to: Math.min(1440, minuteOf(entry.end, date)),
    }));

/** The blocks of a day by resource, in order; those without a known resource go where there is room. */
const blocksByResource = ({ blocks, resources }: Calendar, date: LocalDate) => {
  const today = blocks.filter((block) => isOn(date, block)).map((block) => placed(date, block));
  const known = new Set(resources.map(({ id }) => id));
  const isKnown = ({ block }: { block: CalendarBlock }) =>
    block.resourceId !== null && known.has(block.resourceId);
  const taken = resources.map(({ id }) => today.filter(({ block }) => block.resourceId === id));
  placeUnknown(
    today.filter((each) => !isKnown(each)).sort((a, b) => a.from - b.from),
    taken,
  );
  return taken.map((column) => {
    const sorted = column.sort((a, b) => a.from - b.from || a.block.no - b.block.no);
    const lanes = packLanes(sorted);
    return sorted.map((each, at) => ({ ...each, ...(lanes[at] ?? { lane: 0, lanes: 1 }) }));
  });
};

const columnsOfDay = (calendar: Calendar, at: number): readonly GridColumn[] => {
  const day = calendar.days[at];
  if (!day) return [];
  const blocks = blocksByResource(calendar, day.date);
  return calendar.resources.map((resource: CalendarResource, index) => ({
    key: `${day.date} ${resource.id}`,
    date: day.date,
    resourceId: resource.id,
    name: resource.name,
    does: resource.specialization,
    blocks: blocks[index] ?? [],
    shut: shutSpans(day.hours, resource.days[at]),
    timeOff: timeOffOf(calendar, day.date, resource.id),
  }));
};

/** All columns, day by day, of one resource or of all ('' for all). */
export const columnsOf = (calendar: Calendar, who: string): readonly GridColumn[] =>
  calendar.days.flatMap((_, at) =>
    columnsOfDay(calendar, at).filter(({ resourceId }) => who === '' || resourceId === who),
  );

/** The hours that the grid shows: the opening hours, and those of blocks outside them. Whole hours, in minutes. */
export const axisOf = ({ days }: Calendar, columns: readonly GridColumn[]): MinuteSpan => {
  const open = openSpan(days.map(({ hours }) => hours));
  const blocks = columns.flatMap((column) => column.blocks);
  const from = Math.min(open.from, ...blocks.map((block) => block.from));
  const to = Math.max(open.to, ...blocks.map((block) => block.busyTo));
  return { from: Math.max(0, Math.floor(from / 60) * 60), to: Math.min(1440, Math.ceil(to / 60) * 60) };
};

const isSamePlace = (one: PlacedBlock, other: PlacedBlock | undefined): boolean =>
  one.block === other?.block && one.lane === other.lane && one.lanes === other.lanes;

const isSame = (one: GridColumn, other: GridColumn): boolean =>
  one.name === other.name &&
  one.does === other.does &&
  one.blocks.length === other.blocks.length &&
  one.blocks.every((placed, at) => isSamePlace(placed, other.blocks[at])) &&
  JSON.stringify([one.shut, one.timeOff]) === JSON.stringify([other.shut, other.timeOff]);

/** The fresh columns, with the earlier object wherever nothing changed: only changes are drawn again. */
export const reusedColumns = (
  before: readonly GridColumn[],
  fresh: readonly GridColumn[],
): readonly GridColumn[] =>
  fresh.map((column) => {
    const same = before.find(({ key }) => key === column.key);
    return same && isSame(same, column) ? same : column;
  });
