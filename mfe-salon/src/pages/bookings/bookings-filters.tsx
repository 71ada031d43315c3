import { addDays, BOOKING_STATUSES, localDateOf, statusLabel } from '@sundara/contracts';
import { useSearchParams } from '@sundara/web/router';
import { ChoiceField, type ListAddress, ListFilters, type Option } from '@sundara/web/table';
import { DayFields, type Days } from '../../features/days/day-fields.tsx';
import type { Person } from './bookings.loader.ts';
import { type BookingsQuery, FILTERS, isNarrowed } from './bookings-query.ts';

const STATUSES: readonly Option[] = [
  ['', 'Any status'],
  ['not-cancelled', 'All but cancelled'],
  ...BOOKING_STATUSES.map((status): Option => [status, statusLabel(status)]),
];
const PERIODS: readonly Option[] = [
  ['', 'Any date'],
  ['today', 'Today'],
  ['week', 'This week'],
  ['month', 'This month'],
  ['year', 'This year'],
  ['days', 'Chosen days'],
];
/** By the date of a customer's first booking here. */
const CUSTOMERS: readonly Option[] = [
  ['', 'All customers'],
  ['today', 'New today'],
  ['week', 'New this week'],
  ['month', 'New this month'],
  ['year', 'New this year'],
];
const ORDERS: readonly Option[] = [
  ['', 'Newest booked'],
  ['soonest', 'Earliest visit'],
  ['latest', 'Latest visit'],
];

interface Props {
  readonly query: BookingsQuery;
  readonly team: readonly Person[];
  readonly address: ListAddress;
}

/** Visits are booked at most 60 days ahead; visits moved by hand may be later. */
const DAYS_AHEAD = 366;

/** The list's filters and order; all of them are stored in the address. */
export const BookingsFilters = ({ query, team, address }: Props) => {
  const [, setParams] = useSearchParams();
  const byDays = query.from !== undefined || query.to !== undefined;
  const today = localDateOf(new Date());
  const showDates = (dates: Partial<Days> & { readonly dateRange?: string }) =>
    setParams(
      (params) => {
        const next = new URLSearchParams(params);
        for (const name of ['page', 'dateRange', 'from', 'to']) next.delete(name);
        for (const [name, asked] of Object.entries(dates)) if (asked) next.set(name, asked);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <ListFilters
      label="Search bookings"
      placeholder="Name, phone, e-mail or service"
      search={query.q}
      address={address}
      clears={isNarrowed(query) ? FILTERS : undefined}
      columns="repeat(auto-fit, minmax(150px, 1fr))"
    >
      <ChoiceField
        label="Status"
        options={STATUSES}
        value={query.status}
        onChoose={(status) => address.ask('status', status)}
      />
      <ChoiceField
        label="Period"
        options={PERIODS}
        value={byDays ? 'days' : query.dateRange}
        onChoose={(period) =>
          showDates(period === 'days' ? { from: today, to: today } : { dateRange: period })
        }
      />
      {byDays && (
        <DayFields
          from={query.from ?? ''}
          to={query.to ?? ''}
          latest={addDays(today, DAYS_AHEAD)}
          onDays={showDates}
        />
      )}
      <ChoiceField
        label="Customers"
        options={CUSTOMERS}
        value={query.newIn}
        onChoose={(period) => address.ask('newIn', period)}
      />
      {team.length > 0 && (
        <ChoiceField
          label="Specialist"
          options={[['', 'Anybody'], ...team.map(({ id, name }): Option => [id, name])]}
          value={query.specialist}
          onChoose={(id) => address.ask('specialist', id)}
        />
      )}
      <ChoiceField
        label="Order"
        options={ORDERS}
        value={query.sort}
        onChoose={(sort) => address.ask('sort', sort)}
      />
    </ListFilters>
  );
};
