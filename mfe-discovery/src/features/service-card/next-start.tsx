import type { ServiceHit } from '@sundara/contracts/api';
import { bookingLink } from '@sundara/contracts/federation';
import { Box, LinkButton, NEEDS_SCRIPT, Skeleton, useNow } from '@sundara/web/core';
import { LOOK_MS } from '../opening/open-today.tsx';
import { startText } from '../salon-card/next-free.ts';

interface Props {
  readonly hit: Pick<ServiceHit, 'id' | 'name' | 'salonId'>;
  /** The next free start, null if there is none this week; its line keeps its space while it is not known. */
  readonly dateTime: string | null | undefined;
}

/** Leads to the booking of a service at its next free start. */
export const NextStart = ({ hit: { id, name, salonId }, dateTime }: Props) => {
  const now = useNow(LOOK_MS);
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'center',
        minHeight: 44,
        m: 1.25,
        mt: 0,
        px: dateTime ? 0 : 0.5,
        fontSize: '0.9rem',
        color: 'text.secondary',
        // It is asked for after the page is shown.
        ...(dateTime === undefined && NEEDS_SCRIPT),
      }}
    >
      {dateTime === undefined && <Skeleton variant="text" aria-hidden sx={{ width: '70%' }} />}
      {dateTime === null && 'No free time this week'}
      {dateTime && (
        <LinkButton
          to={bookingLink(salonId._id, [id], dateTime)}
          variant="outlined"
          fullWidth
          aria-label={`Book ${name}, ${startText(new Date(dateTime), now)}`}
          sx={{ px: 1, whiteSpace: 'nowrap' }}
        >
          {startText(new Date(dateTime), now)}
        </LinkButton>
      )}
    </Box>
  );
};
