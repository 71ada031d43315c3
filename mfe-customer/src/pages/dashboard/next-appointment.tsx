import { formatDuration } from '@sundara/contracts';
import type { CustomerBooking } from '@sundara/contracts/api';
import { Box, BRONZE, Button, DARK, LIGHT, LinkButton, ON_BRONZE, Typography } from '@sundara/web/core';
import { MapPin, Phone } from 'lucide-react';
import { serviceNames } from '../../features/bookings/booking-columns.tsx';
import { daysUntil, visitTime } from '../../features/bookings/visit-time.ts';

/** The one thing to know: when and where the next visit is, what it is, and whom to call. */
export const NextAppointment = ({ booking, now }: { booking: CustomerBooking; now: Date }) => (
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
      // Espresso in both schemes: the one dark surface of the page.
      background: `radial-gradient(36rem 20rem at 100% -20%, rgb(197 144 93 / 42%), transparent 70%), ${LIGHT.text}`,
      boxShadow: '0 16px 40px rgb(42 28 20 / 16%)',
      '& svg': { verticalAlign: '-3px', mr: 0.75 },
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <Typography id="next-appointment" component="h2" sx={{ fontWeight: 600, color: DARK.action }}>
        Your next appointment · {daysUntil(booking.dateTime, now)}
      </Typography>
      <Typography variant="h2" component="p" sx={{ mt: 0.5, mb: 1.5, fontVariantNumeric: 'lining-nums' }}>
        <time dateTime={booking.dateTime}>{visitTime(booking.dateTime, now)}</time>
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{booking.salonName}</Typography>
      <Typography>
        {serviceNames(booking)} · {formatDuration(booking.duration)}
      </Typography>
      <Typography sx={{ mt: 1, color: DARK.secondaryText }}>
        <MapPin size={17} aria-hidden />
        {booking.salon.address}
      </Typography>
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <LinkButton
        to={`/salon/${booking.salon.id}`}
        sx={{ flexGrow: 1, bgcolor: BRONZE, color: ON_BRONZE, '&:hover': { bgcolor: DARK.action } }}
      >
        View salon
      </LinkButton>
      {booking.salon.contact && (
        <Button
          href={`tel:${booking.salon.contact.replaceAll(' ', '')}`}
          aria-label={`Call ${booking.salonName}`}
          sx={{ flexGrow: 1, color: DARK.text, border: `1px solid rgb(244 234 224 / 35%)` }}
        >
          <Phone size={17} aria-hidden />
          Call
        </Button>
      )}
    </Box>
  </Box>
);
