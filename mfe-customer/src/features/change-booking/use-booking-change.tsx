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

/** The changes to a booking, until the page's next successful read. */
type News = Pick<CustomerBooking, 'id'> & Partial<CustomerBooking>;

export interface BookingChange {
  /** Opens a dialog for a booking. */
  readonly ask: (kind: Kind, booking: CustomerBooking) => void;
  /** The open dialog, to be rendered anywhere on the page. */
  readonly dialogs: ReactNode;
  /** The bookings with the latest change applied, which the page may not have read yet. */
  readonly after: (bookings: readonly CustomerBooking[]) => readonly CustomerBooking[];
}

/**
 * Cancelling and moving on a page that lists bookings: one dialog at a time; a change is shown at once and the page is
 * read again at its place, with the focus back in the row (resolutions S23). `read` is the page's latest read: a failed
 * one keeps the change, since the data known before is older.
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
