import type { CustomerBookingDetail } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { AppLink, Container, useNow, usePageTitle } from '@sundara/web/core';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { StaleNote } from '../../features/bookings/stale-note.tsx';
import { useTurns } from '../../features/bookings/use-turns.ts';
import {
  CancelDialog,
  RescheduleDialog,
  usePreloadedDialogs,
} from '../../features/change-booking/lazy-dialogs.tsx';
import { RebookDialog } from '../../features/rebook/rebook-dialog.tsx';
import { useRebook } from '../../features/rebook/use-rebook.ts';
import { BAR_ROOM, BookingActions, hasActions } from './booking-actions.tsx';
import { BookingHero } from './booking-hero.tsx';
import { BookingSections } from './booking-sections.tsx';
import { useCurrentBooking } from './use-current-booking.ts';
import { focusHero, useReadAnew } from './use-read-anew.ts';

/** How often the countdown is updated, in milliseconds. */
const CLOCK_MS = 20_000;

interface Props {
  readonly first: CustomerBookingDetail;
  /** Why it could not be refreshed; the last data is shown. */
  readonly failure: ApiFailure | undefined;
}

/** A booking with its status, details, actions and contacts. */
export const BookingView = ({ first, failure }: Props) => {
  const { booking, change } = useCurrentBooking(first);
  const readAnew = useReadAnew(first);
  const [open, setOpen] = useState<'cancel' | 'reschedule'>();
  const now = useNow(CLOCK_MS);
  const rebook = useRebook(booking.id);
  usePageTitle(`Your visit to ${booking.salonName}`);
  const close = () => setOpen(undefined);
  useTurns(booking, readAnew);
  usePreloadedDialogs(booking.can.cancel || booking.can.reschedule);
  const changed = (part: Partial<CustomerBookingDetail>) => {
    change(part);
    readAnew();
  };
  const dialog = { booking, onClose: close, onStale: readAnew, onGone: focusHero };

  return (
    <Container
      maxWidth="lg"
      sx={{
        pt: { xs: 1, md: 2 },
        pb: { xs: hasActions(booking) ? BAR_ROOM : 5, md: 8 },
        // A focused element is not covered by the bar.
        '& :focus-visible': { scrollMarginBottom: { xs: 104, md: 0 } },
      }}
    >
      <AppLink
        to="/dashboard"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.75,
          minHeight: 44,
          mb: { xs: 0.5, md: 1 },
        }}
      >
        <ArrowLeft size={18} aria-hidden />
        Back to dashboard
      </AppLink>
      {failure && <StaleNote title="This is what we last knew." failure={failure} />}
      <BookingHero booking={booking} now={now}>
        {hasActions(booking) && (
          <BookingActions
            booking={booking}
            now={now}
            rebook={rebook}
            onReschedule={() => setOpen('reschedule')}
            onCancel={() => setOpen('cancel')}
          />
        )}
      </BookingHero>
      <BookingSections booking={booking} now={now} onChanged={readAnew} onDisputed={change} />
      <CancelDialog {...dialog} open={open === 'cancel'} onCancelled={changed} />
      <RescheduleDialog {...dialog} open={open === 'reschedule'} onMoved={changed} />
      <RebookDialog rebook={rebook} salonName={booking.salonName} />
    </Container>
  );
};
