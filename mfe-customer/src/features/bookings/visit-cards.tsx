import type { CustomerBooking } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { useId } from 'react';
import type { BookingChange } from '../change-booking/use-booking-change.tsx';
import { VisitCard } from './visit-card.tsx';

interface Props {
  /** In any order; the soonest is shown first. */
  readonly visits: readonly CustomerBooking[];
  readonly now: Date;
  readonly ask: BookingChange['ask'];
  readonly busy: boolean;
}

const bySoonest = (a: CustomerBooking, b: CustomerBooking): number =>
  Date.parse(a.dateTime) - Date.parse(b.dateTime);

/** The visits ahead as cards, the soonest first. */
export const VisitCards = ({ visits, now, ask, busy }: Props) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography
        id={id}
        component="h3"
        sx={{ mb: 1, fontSize: '0.9rem', fontWeight: 600, color: 'text.secondary' }}
      >
        Upcoming
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: { xs: 1.5, md: 2 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 440px), 1fr))',
          transition: 'opacity 150ms ease',
          ...(busy && { opacity: 0.5 }),
        }}
      >
        {[...visits].sort(bySoonest).map((booking) => (
          <li key={booking.id}>
            <VisitCard booking={booking} now={now} ask={ask} />
          </li>
        ))}
      </Box>
    </Box>
  );
};
