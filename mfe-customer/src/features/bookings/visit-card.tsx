import { formatDuration } from '@sundara/contracts';
import type { CustomerBooking } from '@sundara/contracts/api';
import { AppLink, Box, Button, Money, Picture, TOUCH_LINE, Typography } from '@sundara/web/core';
import { StatusChip } from '@sundara/web/table';
import type { BookingChange } from '../change-booking/use-booking-change.tsx';
import { directionsUrl } from '../directions/directions-url.ts';
import { countdown } from '../visit/countdown.ts';
import { serviceNames } from '../visit/service-names.ts';
import { visitTime } from '../visit/visit-time.ts';
import { RowActions, rowLook } from './row-actions.tsx';

interface Props {
  readonly booking: CustomerBooking;
  readonly now: Date;
  readonly ask: BookingChange['ask'];
}

/** Beside a text of two or three lines. */
const PICTURE = { xs: 92, sm: 104 } as const;

/** A visit ahead: when it is, what is done and where, said in this order, and what can be done about it. */
export const VisitCard = ({ booking, now, ask }: Props) => {
  const { id, salonName, salon, dateTime, duration, status, totalAmount } = booking;
  const when = visitTime(dateTime, now);
  return (
    <Box
      component="article"
      aria-label={`${salonName}, ${when}`}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        borderRadius: 1.5,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        boxShadow: '0 1px 2px rgb(42 28 20 / 4%), 0 8px 24px rgb(42 28 20 / 5%)',
        overflow: 'hidden',
        fontVariantNumeric: 'tabular-nums lining-nums',
      }}
    >
      <Box sx={{ flex: 1, display: 'flex', gap: { xs: 1.5, sm: 2 }, p: { xs: 1.5, sm: 2 } }}>
        {salon.coverImage && (
          <Box
            sx={{ width: PICTURE, flexShrink: 0, alignSelf: 'start', borderRadius: 1, overflow: 'hidden' }}
          >
            <Picture image={salon.coverImage} ratio={1} sizes="104px" />
          </Box>
        )}
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <Typography component="span" sx={{ fontSize: '0.9rem', fontWeight: 600, color: 'primary.main' }}>
              {countdown(booking, now)}
            </Typography>
            <Box sx={{ ml: 'auto' }}>
              <StatusChip status={status} />
            </Box>
          </Box>
          <Typography variant="h4" component="p" sx={{ mt: 0.25, fontVariantNumeric: 'lining-nums' }}>
            <time dateTime={dateTime}>{when}</time>
          </Typography>
          <Typography sx={{ fontWeight: 500 }}>{serviceNames(booking)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <AppLink to={`/bookings/${id}`} color="inherit" sx={TOUCH_LINE}>
              {salonName}
            </AppLink>
            {` · ${formatDuration(duration)} · `}
            <Money rupees={totalAmount} />
          </Typography>
        </Box>
      </Box>
      <Box sx={{ px: { xs: 1.5, sm: 2 }, borderTop: 1, borderColor: 'divider' }}>
        <RowActions booking={booking} name={`${salonName}, ${when}`} ask={ask}>
          <Button
            href={directionsUrl(booking)}
            target="_blank"
            rel="noopener"
            aria-label={`Directions to ${salonName} (opens in a new tab)`}
            sx={rowLook}
          >
            Directions
          </Button>
        </RowActions>
      </Box>
    </Box>
  );
};
