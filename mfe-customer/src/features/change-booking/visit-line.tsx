import { formatDuration } from '@sundara/contracts';
import type { CustomerBooking } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { serviceNames } from '../visit/service-names.ts';
import { visitTime } from '../visit/visit-time.ts';

interface Props {
  readonly booking: CustomerBooking;
  /** Default: true. */
  readonly withTime?: boolean;
}

/** The visit that the dialog is about: salon, services, time. */
export const VisitLine = ({ booking, withTime = true }: Props) => (
  <Box sx={{ mb: 2 }}>
    <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {booking.salonName}
    </Typography>
    <Typography sx={{ color: 'text.secondary' }}>
      {serviceNames(booking)} · {formatDuration(booking.duration)}
    </Typography>
    {withTime && (
      <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums lining-nums' }}>
        <time dateTime={booking.dateTime}>{visitTime(booking.dateTime, new Date())}</time>
      </Typography>
    )}
  </Box>
);
