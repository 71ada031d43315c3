import type { CustomerBooking } from '@sundara/contracts/api';
import { useRevalidator } from '@sundara/web/router';
import { type ReactNode, useState } from 'react';
import { useKeptFocus } from '../focus/use-kept-focus.ts';
import { CancelDialog, RescheduleDialog, usePreloadedDialogs } from './lazy-dialogs.tsx';

type Kind = 'cancel' | 'reschedule';

interface Asked {
  readonly kind: Kind;
  readonly booking: CustomerBooking;
  readonly open: boolean;
}

/** What a change made of a booking, until the page's next good read. */
type News = Pick<CustomerBooking, 'id'> & Partial<CustomerBooking>;

export interface BookingChange {
  /** Opens the dialog about a booking. */
  readonly ask: (kind: Kind, booking: CustomerBooking) => void;
  /** Stands somewhere on the page. */
  readonly dialogs: ReactNode;
  /** The bookings as they are after the latest change, though the page was read before it. */
  readonly after: (bookings: readonly CustomerBooking[]) => readonly CustomerBooking[];
}

/**
 * Cancelling and moving from a page that shows bookings: one dialog at a time; after a change the page shows it at
 * once and is read anew where it stands, with the focus back in the row (resolutions S23). `read` is what the page has
 * read last: one that failed leaves the change as it is shown, since what was known before is older than it.
 */
export const useBookingChange = (read: { readonly ok: boolean }): BookingChange => {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Asked>();
  const [news, setNews] = useState<News>();
  const [seen, setSeen] = useState(read);
  if (read !== seen) {
    setSeen(read);
    if (read.ok) setNews(undefined);
  }
  const focus = useKeptFocus();

  usePreloadedDialogs();

  const readAnew = () => {
    focus.keep();
    void revalidate();
  };
  const changed = (made: News) => {
    setNews(made);
    readAnew();
  };
  const shared = asked && {
    booking: asked.booking,
    open: asked.open,
    onClose: () => setAsked({ ...asked, open: false }),
    onGone: () => setAsked(undefined),
    onStale: readAnew,
  };
  return {
    ask: (kind, booking) => {
      focus.note(booking.id);
      setAsked({ kind, booking, open: true });
    },
    after: (bookings) =>
      news ? bookings.map((each) => (each.id === news.id ? { ...each, ...news } : each)) : bookings,
    dialogs: shared && (
      <>
        {asked.kind === 'cancel' && <CancelDialog {...shared} onCancelled={changed} />}
        {asked.kind === 'reschedule' && <RescheduleDialog {...shared} onMoved={changed} />}
      </>
    ),
  };
};
