import { addMinutes, formatClock, formatDuration, formatNearDay } from '@sundara/contracts';
import type { CustomerBookingDetail } from '@sundara/contracts/api';
import { Box, BRONZE, Button, Typography, visuallyHidden } from '@sundara/web/core';
import { ShareVisitButton } from '@sundara/web/share';
import { StatusChip } from '@sundara/web/table';
import { Hourglass, Navigation } from 'lucide-react';
import type { ReactNode } from 'react';
import { AddToCalendarButton } from '../../features/calendar-file/add-to-calendar-button.tsx';
import { directionsUrl } from '../../features/directions/directions-url.ts';
import { countdown, isAhead, spokenCountdown } from '../../features/visit/countdown.ts';

interface Props {
  readonly booking: CustomerBookingDetail;
  readonly now: Date;
  /** The current actions. */
  readonly children: ReactNode;
}

/** The heading that takes the focus when the focused element is gone. */
export const HERO_ID = 'your-visit';

const quick = { px: 1.5 } as const;

const listed = new Intl.ListFormat('en-IN');

/** 'until 5:15 pm · 1 h 15 min · with Meera' */
const factsOf = ({ dateTime, duration, specialists }: CustomerBookingDetail): string =>
  [
    `until ${formatClock(addMinutes(new Date(dateTime), duration))}`,
    formatDuration(duration),
    ...(specialists.length > 0 ? [`with ${listed.format(specialists)}`] : []),
  ].join(' · ');

const When = ({ dateTime, now }: { dateTime: string; now: Date }) => {
  const start = new Date(dateTime);
  return (
    <Typography
      variant="h1"
      component="p"
      sx={{ fontVariantNumeric: 'lining-nums', fontSize: 'clamp(2.3rem, 1.6rem + 3.4vw, 3.6rem)' }}
    >
      <time dateTime={dateTime}>
        <Box component="span" sx={{ display: 'inline-block' }}>
          {formatNearDay(start, now)},
        </Box>{' '}
        <Box component="span" sx={{ display: 'inline-block' }}>
          {formatClock(start)}
        </Box>
      </time>
    </Typography>
  );
};

/** The booking at a glance: its status, its time and the countdown. */
export const BookingHero = ({ booking, now, children }: Props) => {
  const ahead = countdown(booking, now);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2.5, md: 5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 240px' },
        alignItems: 'center',
        p: { xs: 2.5, sm: 3.5, md: 4.5 },
        borderRadius: 2,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        backgroundImage: `radial-gradient(38rem 20rem at 100% 0%, color-mix(in srgb, ${BRONZE} 20%, transparent), transparent 72%)`,
        boxShadow: '0 12px 32px rgb(42 28 20 / 7%)',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box role="status" sx={visuallyHidden}>
          {spokenCountdown(booking, now)}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <StatusChip status={booking.status} unknown="Unknown" />
          {ahead && (
            <Typography
              component="span"
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontWeight: 600 }}
            >
              <Hourglass size={16} aria-hidden />
              {ahead}
            </Typography>
          )}
        </Box>
        <Typography
          component="h1"
          id={HERO_ID}
          tabIndex={-1}
          sx={{ mt: 1.5, mb: 0.25, fontSize: '1.1rem', fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          Your visit to {booking.salonName}
        </Typography>
        <When dateTime={booking.dateTime} now={now} />
        <Typography sx={{ mt: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums lining-nums' }}>
          {factsOf(booking)}
        </Typography>
        {isAhead(booking, now) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: 1.5, ml: -1 }}>
            <AddToCalendarButton booking={booking} variant="text" sx={quick} />
            <Button
              href={directionsUrl(booking)}
              target="_blank"
              rel="noopener"
              startIcon={<Navigation size={18} aria-hidden />}
              sx={quick}
            >
              Directions
            </Button>
            <ShareVisitButton salon={booking.salon} dateTime={booking.dateTime} variant="text" sx={quick} />
          </Box>
        )}
      </Box>
      {children}
    </Box>
  );
};
