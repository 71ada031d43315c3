import { hoursText, twelveHour, WEEKDAYS, type Weekday, weekdayName } from '@sundara/contracts';
import type { ManagedService, TeamMember } from '@sundara/contracts/api';

/** 'Mon'. */
const shortName = (weekday: Weekday): string => weekdayName(weekday).slice(0, 3);

export interface HoursLine {
  /** 'Mon to Fri', 'Sat'. */
  readonly days: string;
  /** '10:00 AM - 8:00 PM, break 1:00 PM - 2:00 PM', 'Off'. */
  readonly text: string;
}

/** A week in as few lines as it takes: neighbouring days with the same hours share one. */
export const hoursLines = (week: NonNullable<TeamMember['hours']>): readonly HoursLine[] => {
  const lines: { first: Weekday; last: Weekday; text: string }[] = [];
  for (const weekday of WEEKDAYS) {
    const day = week[weekday];
    const breaks = day.breaks.map(({ open, close }) => `${twelveHour(open)} - ${twelveHour(close)}`);
    const text = day.closed
      ? 'Off'
      : [hoursText(day), ...(breaks.length > 0 ? [`break ${breaks.join(', ')}`] : [])].join(', ');
    const line = lines.at(-1);
    if (line?.text === text) line.last = weekday;
    else lines.push({ first: weekday, last: weekday, text });
  }
  return lines.map(({ first, last, text }) => ({
    days: first === last ? shortName(first) : `${shortName(first)} to ${shortName(last)}`,
    text,
  }));
};

/** 'Everything the salon sells', '3 services: Hair Care, Makeup'. */
export const servicesText = (member: TeamMember, services: readonly ManagedService[]): string => {
  if (member.services.length === 0) return 'Everything the salon sells';
  const done = services.filter(({ id }) => member.services.includes(id));
  const categories = [...new Set(done.map(({ category }) => category))].join(', ');
  const count = member.services.length === 1 ? '1 service' : `${member.services.length} services`;
  return categories ? `${count}: ${categories}` : count;
};

export const visitsText = (count: number): string => {
  if (count === 0) return 'No visits ahead';
  return count === 1 ? '1 visit ahead' : `${count} visits ahead`;
};
