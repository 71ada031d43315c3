import type { customerBookings, Reply } from '@sundara/contracts/api';
import type { Result } from '@sundara/contracts/federation';
import { Button, EmptyFace, LinkButton } from '@sundara/web/core';
import { FailedFace, ListSection, PagedTable, useListAddress } from '@sundara/web/table';
import { ListFilter, NotebookPen } from 'lucide-react';
import type { BookingChange } from '../change-booking/use-booking-change.tsx';
import { isUpcoming } from '../visit/is-upcoming.ts';
import { bookingColumns } from './booking-columns.tsx';
import { type BookingsQuery, FILTERS, isFiltered } from './bookings-query.ts';
import { ListFilters } from './list-filters.tsx';
import { StaleNote } from './stale-note.tsx';
import { useLastKnown } from './use-last-known.ts';
import { useShownPage } from './use-shown-page.ts';
import { VisitCards } from './visit-cards.tsx';

export type Bookings = Result<Reply<typeof customerBookings>>;

interface Props {
  readonly title: string;
  /** The title of the error state. */
  readonly failed: string;
  readonly bookings: Bookings;
  /** The query that the bookings answer. */
  readonly query: BookingsQuery;
  readonly now: Date;
  readonly change: BookingChange;
}

const countOf = (total: number): string => `${total} ${total === 1 ? 'booking' : 'bookings'}`;

const NO_PAGES = { page: 1, pages: 1 };

const ICON = { size: 40, strokeWidth: 1.25, 'aria-hidden': true } as const;

const NoneYet = () => (
  <EmptyFace icon={<NotebookPen {...ICON} />} title="No bookings yet">
    <LinkButton to="/salons" variant="contained">
      Book your first visit
    </LinkButton>
  </EmptyFace>
);

const NoneFits = ({ onClear }: { onClear: () => void }) => (
  <EmptyFace icon={<ListFilter {...ICON} />} title="No bookings match these filters">
    <Button variant="contained" onClick={onClear}>
      Clear filters
    </Button>
  </EmptyFace>
);

/**
 * All bookings of the customer, ten a page, filtered by status and date: what is ahead as cards, the rest, newest
 * appointment first, as a table where there is room (specification 1, section 2; resolutions S23).
 */
export const BookingsList = ({ title, failed, bookings, query, now, change }: Props) => {
  const address = useListAddress();
  const { known, failure } = useLastKnown(bookings, JSON.stringify(query));
  const page = useShownPage(query.page ?? 1, known?.pagination ?? NO_PAGES);
  const filtered = isFiltered(query);
  const tools = <ListFilters query={query} address={address} />;
  if (!known)
    return (
      <ListSection title={title} tools={tools}>
        {failure && <FailedFace title={failed} failure={failure} />}
      </ListSection>
    );
  const { data, pagination } = known;
  const none = pagination.total === 0;
  const count = none ? undefined : countOf(pagination.total);
  const shown = change.after(data);
  const ahead = shown.filter((booking) => isUpcoming(booking, now));
  return (
    <ListSection
      title={title}
      status={address.busy ? 'Updating…' : count}
      {...((!none || filtered) && { tools })}
    >
      {failure && <StaleNote title="This is what we last knew." failure={failure} />}
      {none && (filtered ? <NoneFits onClear={() => address.clear(FILTERS)} /> : <NoneYet />)}
      {!none && (
        <PagedTable
          caption={title}
          columns={bookingColumns(now, change.ask)}
          rows={shown.filter((booking) => !ahead.includes(booking))}
          keyOf={({ id }) => id}
          groupOf={({ dateTime }) => (new Date(dateTime) > now ? 'Cancelled' : 'Past')}
          {...(ahead.length > 0 && {
            above: <VisitCards visits={ahead} now={now} ask={change.ask} busy={address.busy} />,
          })}
          pagination={{ page, pages: pagination.pages }}
          onPage={address.toPage}
          busy={address.busy}
        />
      )}
    </ListSection>
  );
};
