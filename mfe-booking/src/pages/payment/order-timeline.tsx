import { formatDayAndClock } from '@sundara/contracts';
import type { OrderState } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';

/** What happened, oldest first, along a line. */
export const OrderTimeline = ({ events }: { events: OrderState['timeline'] }) => (
  <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {events.map(({ at, text }, index) => (
      <Box
        component="li"
        key={`${at} ${text}`}
        sx={{
          position: 'relative',
          pl: 3.5,
          pb: index === events.length - 1 ? 0 : 2.5,
          // The line from this dot to the next.
          ...(index < events.length - 1 && {
            '&::before': {
              content: '""',
              position: 'absolute',
              left: 6,
              top: 12,
              bottom: -6,
              width: 2,
              bgcolor: 'divider',
            },
          }),
          '&::after': {
            content: '""',
            position: 'absolute',
            left: 1,
            top: 6,
            width: 12,
            height: 12,
            borderRadius: '50%',
            border: 2,
            borderColor: 'primary.light',
            bgcolor: index === events.length - 1 ? 'primary.light' : 'background.default',
          },
        }}
      >
        <Box
          component="time"
          dateTime={at}
          sx={{ display: 'block', fontSize: '0.83rem', color: 'text.secondary' }}
        >
          {formatDayAndClock(new Date(at))}
        </Box>
        <Box sx={{ overflowWrap: 'anywhere' }}>{text}</Box>
      </Box>
    ))}
  </Box>
);
