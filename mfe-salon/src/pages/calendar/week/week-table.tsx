import { formatDay, instantAt, localDateOf } from '@sundara/contracts';
import { Box, visuallyHidden } from '@sundara/web/core';
import { Link } from '@sundara/web/router';
import { addressOf, type Shown } from '../../../features/calendar-model/calendar-address.ts';
import { axisOf, type Calendar, type GridColumn } from '../../../features/calendar-model/columns.ts';
import { Week } from './week.parts.ts';
import { WeekDay } from './week-day.tsx';
import { loadOf } from './week-load.ts';
import { WeekVisit } from './week-visit.tsx';

interface Props {
  readonly calendar: Calendar;
  readonly columns: readonly GridColumn[];
  readonly shown: Shown;
  readonly onVisit: (bookingId: string, key: string) => void;
}

const dayWords = (date: string): string => formatDay(instantAt(date, '12:00'));

/** A week of all resources: who has which visits on each day, and where there is room. */
export const WeekTable = ({ calendar, columns, shown, onVisit }: Props) => {
  const now = new Date();
  const at = (date: string, who: string) => addressOf({ date, view: 'day', who }, now);
  const axis = axisOf(calendar, columns);
  return (
    <Box
      role="region"
      aria-label="The week"
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
      <Week>
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
                <WeekDay
                  axis={axis}
                  load={loadOf(columns.filter((column) => column.date === date))}
                  to={at(date, '')}
                  label={`Everyone on ${dayWords(date)}`}
                  isListed={false}
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
              {columns
                .filter(({ resourceId }) => resourceId === id)
                .map((column) => (
                  <td key={column.key}>
                    <WeekDay
                      axis={axis}
                      load={loadOf([column])}
                      to={at(column.date, id)}
                      label={`${name} on ${dayWords(column.date)}`}
                      isListed
                    />
                    {column.blocks.length > 0 && (
                      <ul>
                        {column.blocks.map((placed) => (
                          <li key={placed.key}>
                            <WeekVisit placed={placed} onVisit={onVisit} />
                          </li>
                        ))}
                      </ul>
                    )}
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </Week>
    </Box>
  );
};
