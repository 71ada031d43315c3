import type { CustomerBooking } from '@sundara/contracts/api';
import { Box, BRONZE, Button, DARK, ON_BRONZE } from '@sundara/web/core';
import { CalendarSync, Navigation } from 'lucide-react';
import { AddToCalendarButton } from '../../features/calendar-file/add-to-calendar-button.tsx';
import type { BookingChange } from '../../features/change-booking/use-booking-change.tsx';
import { directionsUrl } from '../../features/directions/directions-url.ts';

const main = { bgcolor: BRONZE, color: ON_BRONZE, '&:hover': { bgcolor: DARK.action } } as const;
const lesser = {
  color: DARK.text,
  borderColor: 'rgb(244 234 224 / 35%)',
  '&:hover': { borderColor: DARK.action, bgcolor: 'rgb(244 234 224 / 8%)' },
} as const;
const quiet = { color: DARK.danger, '&:hover': { bgcolor: 'rgb(242 164 157 / 12%)' } } as const;

interface Props {
  readonly booking: CustomerBooking;
  readonly ask: BookingChange['ask'];
}

/** The actions for the next appointment, two per row on a phone; moving and cancelling if the API allows it. */
export const NextActions = ({ booking, ask }: Props) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: 1,
      minWidth: { md: 340 },
      '& > *': { whiteSpace: 'nowrap', px: 1.5 },
      ...(booking.can.reschedule !== booking.can.cancel && { '& > :last-child': { gridColumn: '1 / -1' } }),
    }}
  >
    <Button
      href={directionsUrl(booking)}
      target="_blank"
      rel="noopener"
      startIcon={<Navigation size={18} aria-hidden />}
      aria-label={`Directions to ${booking.salonName} (opens in a new tab)`}
      sx={main}
    >
      Directions
    </Button>
    <AddToCalendarButton booking={booking} variant="outlined" sx={lesser} />
    {booking.can.reschedule && (
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        startIcon={<CalendarSync size={18} aria-hidden />}
        onClick={() => ask('reschedule', booking)}
        sx={lesser}
      >
        Reschedule
      </Button>
    )}
    {booking.can.cancel && (
      <Button aria-haspopup="dialog" onClick={() => ask('cancel', booking)} sx={quiet}>
        Cancel
      </Button>
    )}
  </Box>
);
