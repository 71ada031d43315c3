import type { CustomerBookingDetail } from '@sundara/contracts/api';
import { Box, Button, LinkButton, SCREEN_ONLY } from '@sundara/web/core';
import { CalendarSync, RotateCcw, Star } from 'lucide-react';
import { troubleOf } from '../../features/dialog/trouble.ts';
import { TroubleNote } from '../../features/dialog/trouble-note.tsx';
import type { Rebook } from '../../features/rebook/use-rebook.ts';
import { CallNote } from '../../features/salon-phone/call-note.tsx';
import { isAhead } from '../../features/visit/countdown.ts';
import { REVIEW_ID } from './review-place.tsx';

interface Props {
  readonly booking: CustomerBookingDetail;
  readonly now: Date;
  readonly rebook: Rebook;
  readonly onReschedule: () => void;
  readonly onCancel: () => void;
}

/** Space below the page's end for the bar on narrow screens, in theme spacing units. */
export const BAR_ROOM = 12;

const bar = {
  position: { xs: 'fixed', md: 'static' },
  zIndex: { xs: 3, md: 'auto' },
  insetInline: 0,
  bottom: 0,
  px: { xs: 2, sm: 3, md: 0 },
  pt: { xs: 1.25, md: 0 },
  pb: { xs: 'max(10px, env(safe-area-inset-bottom))', md: 0 },
  borderTop: { xs: '1px solid var(--mui-palette-divider)', md: 0 },
  bgcolor: { xs: 'background.paper', md: 'transparent' },
  boxShadow: { xs: '0 -8px 24px rgb(42 28 20 / 8%)', md: 'none' },
  ...SCREEN_ONLY,
} as const;

/** Whether the API allows any action. */
export const hasActions = ({ can }: CustomerBookingDetail): boolean =>
  can.reschedule || can.cancel || can.rebook || can.review;

/** The current actions for the booking, the likeliest first; within reach of the thumb on a phone. */
export const BookingActions = ({ booking, now, rebook, onReschedule, onCancel }: Props) => {
  const { can, review } = booking;
  const mayReview = can.review && !review;
  // While the visit can be moved, that is the main action; afterwards it is booking again.
  const rebookLook = can.reschedule || mayReview ? 'outlined' : 'contained';
  return (
    <Box role="group" aria-label="What you can do" sx={bar}>
      <TroubleNote
        trouble={rebook.failure && troubleOf('The next free time could not be asked for.', rebook.failure)}
      />
      {isAhead(booking, now) && !can.reschedule && (
        <Box sx={{ mb: 1, maxWidth: { md: 260 } }}>
          <CallNote salon={booking.salon} />
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', md: 'column' },
          gap: 1,
          '& > *': { flex: { xs: '1 1 0', md: 'none' }, whiteSpace: 'nowrap', px: { xs: 1.5, sm: 2.5 } },
        }}
      >
        {can.reschedule && (
          <Button
            variant="contained"
            size="large"
            aria-haspopup="dialog"
            startIcon={<CalendarSync size={18} aria-hidden />}
            onClick={onReschedule}
          >
            Reschedule
          </Button>
        )}
        {mayReview && (
          <LinkButton
            to={`#${REVIEW_ID}`}
            variant="contained"
            size="large"
            startIcon={<Star size={18} aria-hidden />}
          >
            Review
          </LinkButton>
        )}
        {can.rebook && (
          <Button
            variant={rebookLook}
            size="large"
            loading={rebook.asking}
            loadingPosition="start"
            startIcon={<RotateCcw size={18} aria-hidden />}
            onClick={rebook.ask}
          >
            Book again
          </Button>
        )}
        {can.cancel && (
          <Button size="large" color="error" aria-haspopup="dialog" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Box>
    </Box>
  );
};
