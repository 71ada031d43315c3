import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';

const HEADS = [
  ['Monday', 'Mo'],
  ['Tuesday', 'Tu'],
  ['Wednesday', 'We'],
  ['Thursday', 'Th'],
  ['Friday', 'Fr'],
  ['Saturday', 'Sa'],
  ['Sunday', 'Su'],
] as const;

/** Monday first; short to see, whole to hear. */
export const WeekdayHeads = () => (
  <thead>
    <tr>
      {HEADS.map(([long, short]) => (
        <Box
          component="th"
          scope="col"
          key={long}
          sx={{ pb: 0.5, fontSize: '0.8rem', fontWeight: 600, color: 'text.secondary' }}
        >
          <span aria-hidden>{short}</span>
          <Box component="span" sx={visuallyHidden}>
            {long}
          </Box>
        </Box>
      ))}
    </tr>
  </thead>
);
