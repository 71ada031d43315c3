import { Box, visuallyHidden } from '@sundara/web/core';
import { Panel } from '@sundara/web/figures';
import { busiestText, busyGrid, levelOf, WEEKDAY_NAMES, WEEKS } from './busy-grid.ts';
import { BusyTable } from './busy-table.tsx';
import type { FiguresData } from './dashboard.loader.ts';
import { hourText } from './hour-text.ts';

/** '9a', '12p': fits above a narrow column. */
const shortHour = (hour: number): string => `${hour % 12 || 12}${hour < 12 ? 'a' : 'p'}`;

/** When visits begin, weekday by hour: the numbers, on a deeper colour where there are more. */
export const BusyHours = ({ busyHours }: Pick<FiguresData, 'busyHours'>) => {
  const { hours, counts, most } = busyGrid(busyHours);
  const busiest = busiestText(busyHours);
  return (
    <Panel title="Busiest hours" lead={busiest ?? `No visits in the last ${WEEKS} weeks yet.`}>
      <BusyTable>
        <caption style={visuallyHidden}>Visits of the last {WEEKS} weeks by weekday and hour</caption>
        <thead>
          <tr>
            <td />
            {hours.map((hour) => (
              <th key={hour} scope="col">
                <span aria-hidden>{shortHour(hour)}</span>
                <span style={visuallyHidden}>{hourText(hour)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map((row, weekday) => (
            <tr key={WEEKDAY_NAMES[weekday]}>
              <th scope="row">
                <span aria-hidden>{WEEKDAY_NAMES[weekday]?.slice(0, 3)}</span>
                <span style={visuallyHidden}>{WEEKDAY_NAMES[weekday]}</span>
              </th>
              {row.map((count, index) => (
                <td key={hours[index]} data-level={levelOf(count, most)}>
                  {count > 0 ? count : <span style={visuallyHidden}>0</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </BusyTable>
      <Box sx={{ mt: 1, fontSize: '0.83rem', color: 'text.secondary' }}>
        Visits that began in each hour, in the last {WEEKS} weeks up to yesterday.
      </Box>
    </Panel>
  );
};
