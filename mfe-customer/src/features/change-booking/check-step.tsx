import type { CustomerBooking, SlotReply } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { ArrowDown } from 'lucide-react';
import { visitTime } from '../visit/visit-time.ts';

const Time = ({ label, dateTime, strong = false }: { label: string; dateTime: string; strong?: boolean }) => (
  <Box
    sx={{
      p: 2,
      borderRadius: 1.5,
      border: 1,
      borderColor: strong ? 'primary.main' : 'divider',
      bgcolor: strong ? 'secondary.main' : 'transparent',
      color: strong ? 'secondary.contrastText' : 'text.secondary',
    }}
  >
    <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
      {label}
    </Typography>
    <Typography
      component="dd"
      sx={{
        m: 0,
        fontSize: '1.2rem',
        fontWeight: strong ? 700 : 400,
        textDecoration: strong ? 'none' : 'line-through',
        fontVariantNumeric: 'tabular-nums lining-nums',
      }}
    >
      <time dateTime={dateTime}>{visitTime(dateTime, new Date())}</time>
    </Typography>
  </Box>
);

/** Step 2: the current time compared with the new one (specification 1, section 4). */
export const CheckStep = ({ booking, slot }: { booking: CustomerBooking; slot: SlotReply }) => (
  <>
    <Box component="dl" sx={{ m: 0, mb: 2, display: 'grid', gap: 1 }}>
      <Time label="Current time" dateTime={booking.dateTime} />
      <Box sx={{ display: 'grid', placeItems: 'center', color: 'primary.main' }}>
        <ArrowDown size={22} aria-hidden />
      </Box>
      <Time label="New time" dateTime={slot.dateTime} strong />
    </Box>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      What you paid stays paid. Services, prices and whom you asked for come along.
    </Typography>
  </>
);
