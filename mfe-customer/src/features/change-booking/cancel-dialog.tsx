import { formatRupees } from '@sundara/contracts';
import type { CustomerBooking, Refund, RefundOffer } from '@sundara/contracts/api';
import { AppLink, Box, Button, Skeleton, Typography, visuallyHidden } from '@sundara/web/core';
import { DialogFrame } from '@sundara/web/dialog';
import { ActButton } from '../dialog/act-button.tsx';
import { type Trouble, troubleOf } from '../dialog/trouble.ts';
import { TroubleNote } from '../dialog/trouble-note.tsx';
import { CallButton } from '../salon-phone/call-button.tsx';
import { isFinal } from './is-final.ts';
import { RefundPanel } from './refund-panel.tsx';
import { useCancelling } from './use-cancelling.ts';
import { useOffer } from './use-offer.ts';
import { useStale } from './use-stale.ts';
import { VisitLine } from './visit-line.tsx';

export interface CancelDialogProps {
  readonly booking: CustomerBooking;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with the updated booking and its refund; `onClose` follows. */
  readonly onCancelled: (booking: CustomerBooking, refund: Refund | null) => void;
  /** Called when the booking turns out to be outdated: the page should read it again. */
  readonly onStale?: () => void;
  /** Called when the dialog has closed, after its animation. */
  readonly onGone?: () => void;
}

const TURNED: Trouble = {
  title: undefined,
  text: 'The time limit has just passed. This is what comes back now.',
  severity: 'warning',
};

const wordsOf = (offer: RefundOffer | undefined): string => {
  if (!offer || offer.paid === 0) return 'Cancel my visit';
  return offer.refund > 0 ? `Cancel and get ${formatRupees(offer.refund)} back` : 'Cancel without a refund';
};

const Asking = () => (
  <Box role="status" sx={{ mb: 2 }}>
    <Box component="span" sx={visuallyHidden}>
      Asking what comes back…
    </Box>
    <Skeleton variant="rounded" height={116} sx={{ borderRadius: 1.5 }} />
  </Box>
);

/**
 * Asks before a visit is cancelled: shows the refund, its deadline as a clock time and what applies afterwards, kept up
 * to date while open (resolutions M8). A failure keeps it open, and the same request can be sent again.
 */
export const CancelDialog = ({ booking, open, onClose, onCancelled, onStale, onGone }: CancelDialogProps) => {
  const { offer, asking, failure: unasked, turned, ask } = useOffer(booking.id, open);
  const { waiting, failure, trouble, send } = useCancelling({
    booking,
    open,
    ask,
    onCancelled: (...news) => {
      onCancelled(...news);
      onClose();
    },
  });
  const over = [failure, unasked].some((each) => each && isFinal(each));
  useStale(over, onStale);
  const unknown = unasked && troubleOf('We could not ask what comes back', unasked);
  return (
    <DialogFrame
      open={open}
      title="Cancel this visit?"
      waiting={waiting}
      onClose={onClose}
      onGone={onGone}
      foot={
        <>
          {over && <CallButton salon={booking.salon} />}
          <Button onClick={onClose} disabled={waiting} variant={over ? 'contained' : 'text'}>
            {over ? 'Close' : 'Keep my visit'}
          </Button>
          {!over && unasked && !offer && (
            <ActButton variant="contained" loading={asking} onClick={ask}>
              Retry
            </ActButton>
          )}
          {!over && offer && (
            <ActButton
              variant="contained"
              color="error"
              loading={waiting || asking}
              onClick={() => send(offer.refund)}
            >
              {failure && !asking ? `Retry: ${wordsOf(offer)}` : wordsOf(offer)}
            </ActButton>
          )}
        </>
      }
    >
      <VisitLine booking={booking} />
      <TroubleNote trouble={trouble ?? unknown ?? (turned ? TURNED : undefined)} />
      <div aria-live="polite" aria-busy={asking}>
        {offer && !over && <RefundPanel offer={offer} />}
      </div>
      {!offer && !unasked && <Asking />}
      {!over && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Refund policies may apply depending on how close the cancellation is to the appointment.{' '}
          <AppLink to="/cancellation-refund" target="_blank" rel="noopener">
            The whole policy
            <Box component="span" sx={visuallyHidden}>
              {' '}
              (opens in a new tab)
            </Box>
          </AppLink>
        </Typography>
      )}
    </DialogFrame>
  );
};
