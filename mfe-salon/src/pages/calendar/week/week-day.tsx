import { formatDuration } from '@sundara/contracts';
import { visuallyHidden } from '@sundara/web/core';
import { Link } from '@sundara/web/router';
import type { MinuteSpan } from '../../../features/calendar-model/minutes.ts';
import { DayStrip } from './day-strip.tsx';
import type { DayLoad } from './week-load.ts';

interface Props {
  readonly load: DayLoad;
  /** The hours of the strip, the same on all days. */
  readonly axis: MinuteSpan;
  /** The address of the day. */
  readonly to: string;
  /** Whose day it is, for screen readers. */
  readonly label: string;
  /** Whether its visits stand below, so that they need no count. */
  readonly isListed: boolean;
}

const visitsText = (visits: number): string => `${visits} ${visits === 1 ? 'visit' : 'visits'}`;

const wordsOf = ({ visits, booked, open, share }: DayLoad, isListed: boolean): readonly string[] => {
  if (visits === 0) return [open === 0 ? 'Off' : 'Free'];
  const full = open > 0 ? [`${Math.round(share * 100)}% full`] : [];
  return isListed && full.length > 0 ? full : [visitsText(visits), formatDuration(booked), ...full];
};

/** How full a day is, and when there is room; it leads to the day. */
export const WeekDay = ({ load, axis, to, label, isListed }: Props) => (
  <Link to={to} preventScrollReset ref={(link) => link?.style.setProperty('--share', String(load.share))}>
    <span style={visuallyHidden}>{label}: </span>
    {wordsOf(load, isListed).join(', ')}
    {load.open > 0 && <DayStrip busy={load.busy} axis={axis} />}
  </Link>
);
