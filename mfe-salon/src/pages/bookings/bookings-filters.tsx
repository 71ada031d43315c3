import { addDays, BOOKING_STATUSES, localDateOf, statusLabel } from '@sundara/contracts';
import { Box, Button } from '@sundara/web/core';
import { useSearchParams } from '@sundara/web/router';
import { type ListAddress, SearchField } from '@sundara/web/table';
import { X } from 'lucide-react';
import { ChoiceField, type Option } from '../../features/choice/choice-field.tsx';
import { DayFields, type Days } from '../../features/days/day-fields.tsx';
import type { Person } from './bookings.loader.ts';
import { type BookingsQuery, FILTERS, isNarrowed } from './bookings-query.ts';

const STATUSES: readonly Option[] = [
  ['', 'Any status'],
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

/** Visits are booked 60 days ahead at most; what was moved by hand may lie later. */
const DAYS_AHEAD = 366;

/** What narrows and orders the list; all of it stands in the address. */
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
    <Box sx={{ display: 'grid', gap: 1.25, mb: 2 }}>
      <SearchField
        label="Search bookings"
        placeholder="Name, phone, e-mail or service"
        value={query.q ?? ''}
        onSearch={address.search}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          pt: 0.5,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(auto-fit, minmax(150px, 1fr))' },
        }}
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
        {isNarrowed(query) && (
          <Button
            onClick={() => address.clear(FILTERS)}
            startIcon={<X size={16} aria-hidden />}
            sx={{ minHeight: 44, justifySelf: 'start' }}
          >
            Clear filters
          </Button>
        )}
      </Box>
    </Box>
  );
};
