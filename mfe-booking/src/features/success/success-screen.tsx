import { formatDayAndClock } from '@sundara/contracts';
import type { BookingBasket } from '@sundara/contracts/federation';
import { Box, Typography } from '@sundara/web/core';
import { CircleCheck } from 'lucide-react';
import type { Flow } from '../flow/flow.store.ts';

/** The booking stands: the three specified sentences, then what and when. */
export const SuccessScreen = ({ flow, basket }: { flow: Flow; basket: BookingBasket }) => (
  <Box role="status" sx={{ textAlign: 'center', py: { xs: 4, sm: 6 }, px: 2 }}>
    <Box sx={{ color: 'success.main', mb: 2 }}>
      <CircleCheck size={64} strokeWidth={1.25} aria-hidden />
    </Box>
    <Typography variant="h2" component="p" gutterBottom>
      Booking Confirmed!
    </Typography>
    <Typography>Your appointment has been successfully booked and payment received.</Typography>
    <Typography sx={{ color: 'text.secondary' }}>
      Confirmation details have been sent to your email.
    </Typography>
    <Typography sx={{ mt: 3, fontWeight: 600 }}>
      {basket.salon.name}
      {flow.slot && ` · ${formatDayAndClock(new Date(flow.slot.dateTime))}`}
    </Typography>
  </Box>
);
