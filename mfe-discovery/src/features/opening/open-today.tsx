import { type DayHours, localTimeOf } from '@sundara/contracts';
import { Box, useNow } from '@sundara/web/core';
import { Clock } from 'lucide-react';
import { openingNow } from './opening-now.ts';

/** How often it looks at the clock, in milliseconds. */
export const LOOK_MS = 30_000;

/** Whether a salon is open, by today's hours at its own clock; updated automatically when it opens or closes. */
export const OpenToday = ({ day }: { day: DayHours }) => {
  const { open, text } = openingNow(day, localTimeOf(useNow(LOOK_MS)));
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        fontWeight: 600,
        color: open ? 'success.main' : 'text.secondary',
      }}
    >
      <Box component={Clock} size={16} aria-hidden sx={{ flexShrink: 0 }} />
      {text}
    </Box>
  );
};
