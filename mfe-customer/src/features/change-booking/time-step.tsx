import { formatDay } from '@sundara/contracts';
import { Box, Typography, useMediaQuery, useTheme } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { MonthGrid, noonOf, SlotList } from '@sundara/web/visit';
import type { TimeChoice } from './use-time-choice.ts';

/** Step 1: a day, then one of its free times. */
export const TimeStep = ({ choice }: { readonly choice: TimeChoice }) => {
  const { days, date, slot, slots, note, retry, chooseDate, chooseSlot } = choice;
  const narrow = !useMediaQuery(useTheme().breakpoints.up('md'));
  return (
    <>
      {note && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {note}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, md: 4 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
        }}
      >
        <MonthGrid {...days} chosen={date} narrow={narrow} onChoose={chooseDate} />
        <Box>
          <Typography variant="h4" component="h4" sx={{ mb: 1 }}>
            {date ? `Time on ${formatDay(noonOf(date))}` : 'Time'}
          </Typography>
          <SlotList slots={slots} chosen={slot} onChoose={chooseSlot} onRetry={retry} />
        </Box>
      </Box>
    </>
  );
};
