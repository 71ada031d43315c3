import { formatDuration } from '@sundara/contracts';
import type { CustomerBooking } from '@sundara/contracts/api';
import { AppLink, Box, DARK, LIGHT, TOUCH_LINE, Typography, useNow, visuallyHidden } from '@sundara/web/core';
import { MapPin } from 'lucide-react';
import type { BookingChange } from '../../features/change-booking/use-booking-change.tsx';
import { CallNote } from '../../features/salon-phone/call-note.tsx';
import { countdown, isAhead, spokenCountdown } from '../../features/visit/countdown.ts';
import { serviceNames } from '../../features/visit/service-names.ts';
import { visitTime } from '../../features/visit/visit-time.ts';
import { NextActions } from './next-actions.tsx';

interface Props {
  readonly booking: CustomerBooking;
  readonly ask: BookingChange['ask'];
}

/** The most important information: when and where the next visit is, the countdown and the actions. */
export const NextAppointment = ({ booking, ask }: Props) => {
  const now = useNow(10_000);
  const left = countdown(booking, now);
  return (
    <Box
      component="section"
      aria-labelledby="next-appointment"
      sx={{
        display: 'grid',
        gap: { xs: 2.5, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        alignItems: 'end',
        p: { xs: 2.5, md: 4 },
        borderRadius: 2,
        color: DARK.text,
        // Dark brown in both schemes: the only dark surface of the page.
        background: `radial-gradient(36rem 20rem at 100% -20%, rgb(197 144 93 / 42%), transparent 70%), ${LIGHT.text}`,
        boxShadow: '0 16px 40px rgb(42 28 20 / 16%)',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography id="next-appointment" component="h2" sx={{ fontWeight: 600, color: DARK.action }}>
          Your next appointment
          <Box
            component="span"
            role="timer"
            aria-live="off"
            sx={{ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' }}
          >
            {left && ` · ${left}`}
          </Box>
        </Typography>
        <Box role="status" sx={visuallyHidden}>
          {spokenCountdown(booking, now)}
        </Box>
        <Typography variant="h2" component="p" sx={{ mt: 0.5, mb: 1.5, fontVariantNumeric: 'lining-nums' }}>
          <time dateTime={booking.dateTime}>{visitTime(booking.dateTime, now)}</time>
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>
          <AppLink to={`/bookings/${booking.id}`} color="inherit" sx={TOUCH_LINE}>
            {booking.salonName}
          </AppLink>
        </Typography>
        <Typography>
          {serviceNames(booking)} · {formatDuration(booking.duration)}
        </Typography>
        <Typography sx={{ mt: 1, display: 'flex', gap: 0.75, color: DARK.secondaryText }}>
          <Box component={MapPin} size={17} aria-hidden sx={{ flexShrink: 0, mt: '4px' }} />
          {booking.salon.address}
        </Typography>
        {isAhead(booking, now) && !booking.can.reschedule && (
          <Box sx={{ mt: 1.5 }}>
            <CallNote salon={booking.salon} color={DARK.secondaryText} linkColor={DARK.action} />
          </Box>
        )}
      </Box>
      <NextActions booking={booking} ask={ask} />
    </Box>
  );
};
