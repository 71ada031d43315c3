import type { SalonBookingDetail } from '@sundara/contracts/api';
import { Card } from '@sundara/web/card';
import { Box } from '@sundara/web/core';
import { momentText } from './booking-labels.ts';

/** What happened to the booking, oldest first, along a line. */
export const TimelineCard = ({ timeline, now }: { timeline: SalonBookingDetail['timeline']; now: Date }) => (
  <Card id="timeline" title="What happened so far">
    <Box component="ol" aria-label="Timeline" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {timeline.map(({ kind, title, text, at }, index) => (
        <Box
          component="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: it only grows at its end, and two entries may say the same.
          key={`${index} ${at} ${kind}`}
          sx={{
            position: 'relative',
            pl: 3,
            pb: index === timeline.length - 1 ? 0 : 2,
            '&::before': {
              content: '""',
              position: 'absolute',
              left: 0,
              top: 7,
              width: 11,
              height: 11,
              borderRadius: '50%',
              bgcolor: index === timeline.length - 1 ? 'primary.main' : 'divider',
            },
            ...(index < timeline.length - 1 && {
              '&::after': {
                content: '""',
                position: 'absolute',
                left: 5,
                top: 20,
                bottom: -4,
                width: '1px',
                bgcolor: 'divider',
              },
            }),
          }}
        >
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Box>
          {text && <Box sx={{ overflowWrap: 'anywhere' }}>{text}</Box>}
          <Box component="time" dateTime={at} sx={{ fontSize: '0.83rem', color: 'text.secondary' }}>
            {momentText(at, now)}
          </Box>
        </Box>
      ))}
    </Box>
  </Card>
);
