import { formatDayAndClock } from '@sundara/contracts';
import type { CustomerBookingDetail } from '@sundara/contracts/api';
import { Box, Button, Link, Typography, useShell } from '@sundara/web/core';
import { MessageCircleWarning } from 'lucide-react';
import { useRef, useState } from 'react';
import { telUrl } from '../salon-phone/tel-url.ts';
import { DisputeDialog } from './dispute-dialog.tsx';
import { DisputeNote } from './dispute-note.tsx';
import { useDispute } from './use-dispute.ts';

interface Props {
  readonly booking: CustomerBookingDetail;
  readonly now: Date;
  readonly onDisputed: (booking: CustomerBookingDetail) => void;
}

/** Whom to contact, with the booking's number prefilled. */
const Support = ({ bookingId }: { bookingId: string }) => {
  const { phone, email } = useShell().config.contact;
  return (
    <Typography sx={{ color: 'text.secondary', lineHeight: 1.6 }}>
      Write to{' '}
      <Link
        href={`mailto:${email}?subject=${encodeURIComponent(`Booking ${bookingId}`)}`}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {email}
      </Link>{' '}
      or call{' '}
      <Link href={telUrl(phone)} sx={{ whiteSpace: 'nowrap' }}>
        {phone}
      </Link>
      .
    </Typography>
  );
};

/** What to do about a problem: a report until its deadline, and always a contact. */
export const HelpSection = ({ booking, now, onDisputed }: Props) => {
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const dispute = useDispute(booking.id, (disputed) => {
    onDisputed(disputed);
    // The button is gone: keyboard users continue from the heading.
    requestAnimationFrame(() => heading.current?.focus());
  });
  const { disputeUntil, can } = booking;
  const inTime = !disputeUntil || now.getTime() < Date.parse(disputeUntil);
  return (
    <Box component="section" aria-labelledby="help">
      <Typography
        ref={heading}
        variant="h3"
        component="h2"
        id="help"
        tabIndex={-1}
        sx={{ mb: 1, outline: 'none' }}
      >
        {booking.dispute ? 'Your report' : 'Something not right?'}
      </Typography>
      {booking.dispute && <DisputeNote dispute={booking.dispute} />}
      {can.dispute && inTime && (
        <Box sx={{ mb: 2 }}>
          <Typography sx={{ mb: 1.5, lineHeight: 1.6 }}>
            You can report a problem with this visit
            {disputeUntil && ` until ${formatDayAndClock(new Date(disputeUntil))}`}.
          </Typography>
          <Button
            variant="outlined"
            startIcon={<MessageCircleWarning size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            Report a problem
          </Button>
        </Box>
      )}
      <Support bookingId={booking.id} />
      <DisputeDialog dispute={dispute} open={open} onClose={() => setOpen(false)} until={disputeUntil} />
    </Box>
  );
};
