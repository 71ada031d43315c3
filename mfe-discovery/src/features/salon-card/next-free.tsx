import { Box, NEEDS_SCRIPT, Skeleton, useNow } from '@sundara/web/core';
import { CalendarCheck } from 'lucide-react';
import { LOOK_MS } from '../opening/open-today.tsx';
import { nextFreeText } from './next-free.ts';

/** The next free start of a salon, in a line whose space is reserved before it is known (undefined). */
export const NextFree = ({ dateTime }: { dateTime: string | null | undefined }) => {
  const now = useNow(LOOK_MS);
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: '1.5em',
        // It is asked for after the page is shown.
        ...(dateTime === undefined && NEEDS_SCRIPT),
        fontWeight: 500,
        color: dateTime ? 'text.primary' : 'text.secondary',
      }}
    >
      <Box component={CalendarCheck} size={16} aria-hidden sx={{ flexShrink: 0 }} />
      {dateTime === undefined ? (
        <Skeleton variant="text" aria-hidden sx={{ width: '9em' }} />
      ) : (
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {nextFreeText(dateTime, now)}
        </Box>
      )}
    </Box>
  );
};
