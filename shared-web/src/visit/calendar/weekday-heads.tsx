import { visuallyHidden } from '@mui/utils';
import { WEEKDAYS, weekdayName } from '@sundara/contracts';
import { Box } from '../../core/box.tsx';

/** Monday first; short on screen, full for screen readers. */
export const WeekdayHeads = () => (
  <thead>
    <tr>
      {WEEKDAYS.map(weekdayName).map((name) => (
        <Box
          component="th"
          scope="col"
          key={name}
          sx={{ pb: 0.5, fontSize: '0.8rem', fontWeight: 600, color: 'text.secondary' }}
        >
          <span aria-hidden>{name.slice(0, 2)}</span>
          <Box component="span" sx={visuallyHidden}>
            {name}
          </Box>
        </Box>
      ))}
    </tr>
  </thead>
);
