import { formatDay, formatDuration, instantAt, localDateOf } from '@sundara/contracts';
import { Box, BRONZE, styled, visuallyHidden } from '@sundara/web/core';
import { Link } from '@sundara/web/router';
import { addressOf, type Shown } from '../../features/calendar-model/calendar-address.ts';
import { axisOf, type Calendar, type GridColumn } from '../../features/calendar-model/columns.ts';
import type { MinuteSpan } from '../../features/calendar-model/minutes.ts';
import { DayStrip } from './day-strip.tsx';
import { type DayLoad, loadOf } from './week-load.ts';

interface Props {
  readonly calendar: Calendar;
  readonly columns: readonly GridColumn[];
  readonly shown: Shown;
}

const Table = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  minWidth: 720,
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: vars?.palette.background.paper,
  '& th, & td': {
    padding: 6,
    borderBottom: `1px solid ${vars?.palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
  },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& thead th': { fontWeight: 600, padding: '12px 6px 12px 14px', whiteSpace: 'nowrap' },
  '& thead th[data-today=true]': { boxShadow: `inset 0 -3px 0 ${BRONZE}` },
  '& tbody th': {
    position: 'sticky',
    left: 0,
    padding: '8px 14px',
    fontWeight: 600,
    backgroundColor: vars?.palette.background.paper,
  },
  '& thead th a, & tbody th a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& td a': {
    display: 'block',
    minHeight: 52,
    padding: '6px 10px',
    borderRadius: 8,
    color: vars?.palette.text.primary,
    textDecoration: 'none',
    lineHeight: 1.35,
    background: `color-mix(in srgb, ${BRONZE} calc(var(--share) * 42%), ${vars?.palette.background.default})`,
    transition: 'box-shadow 150ms ease',
  },
  '& td a:hover': { textDecoration: 'none', boxShadow: `inset 0 0 0 2px ${BRONZE}` },
  '& td small': { display: 'block', fontSize: '0.8rem' },
  '& td svg': { display: 'block', width: '100%', height: 8, marginTop: 6 },
}));

const visitsText = (visits: number): string => `${visits} ${visits === 1 ? 'visit' : 'visits'}`;

interface CellProps {
  readonly load: DayLoad;
  /** The hours of the strip, the same on all days. */
  readonly axis: MinuteSpan;
  readonly to: string;
  readonly label: string;
}

const Cell = ({ load, axis, to, label }: CellProps) => (
  <Link to={to} preventScrollReset ref={(link) => link?.style.setProperty('--share', String(load.share))}>
    <span style={visuallyHidden}>{label}: </span>
    {load.visits === 0 ? load.open === 0 ? 'Off' : 'Free' : <b>{visitsText(load.visits)}</b>}
    {load.booked > 0 && (
      <small>
        {formatDuration(load.booked)}
        {load.open > 0 && `, ${Math.round(load.share * 100)}% full`}
      </small>
    )}
    {load.open > 0 && <DayStrip busy={load.busy} axis={axis} />}
  </Link>
);

/** A week of all resources: how many visits each one has on each day, and when. Each count links to its day. */
export const WeekTable = ({ calendar, columns, shown }: Props) => {
  const now = new Date();
  const at = (date: string, who: string) => addressOf({ date, view: 'day', who }, now);
  const axis = axisOf(calendar, columns);
  const dayWords = (date: string) => formatDay(instantAt(date, '12:00'));
  return (
    <Box
      role="region"
      aria-label="The week in counts"
      tabIndex={0}
      // Words for screen readers are positioned: without this they would widen the page beyond what scrolls here.
      sx={{
        position: 'relative',
        overflowX: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
      }}
    >
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <span style={visuallyHidden}>Who</span>
            </th>
            {calendar.days.map(({ date }) => (
              <th key={date} scope="col" data-today={date === localDateOf(now)}>
                <Link to={at(date, '')} preventScrollReset>
                  {dayWords(date)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Everyone</th>
            {calendar.days.map(({ date }) => (
              <td key={date}>
                <Cell
                  axis={axis}
                  load={loadOf(columns.filter((column) => column.date === date))}
                  to={at(date, '')}
                  label={`Everyone on ${dayWords(date)}`}
                />
              </td>
            ))}
          </tr>
          {calendar.resources.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={addressOf({ ...shown, who: id }, now)} preventScrollReset>
                  {name}
                </Link>
              </th>
              {calendar.days.map(({ date }) => (
                <td key={date}>
                  <Cell
                    axis={axis}
                    load={loadOf(
                      columns.filter((column) => column.date === date && column.resourceId === id),
                    )}
                    to={at(date, id)}
                    label={`${name} on ${dayWords(date)}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
};
