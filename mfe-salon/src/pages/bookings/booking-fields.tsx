import { addDays, localDateOf } from '@sundara/contracts';
import type { ListQuery, salonOrders } from '@sundara/contracts/api';
import { useSearchParams } from '@sundara/web/router';
import { ChoiceField, type Option, useListAddress } from '@sundara/web/table';
import { DayFields, type Days } from '../../features/days/day-fields.tsx';
import { PERIODS } from './booking-periods.ts';
import type { Person } from './bookings.loader.ts';

interface Props {
  readonly query: ListQuery<typeof salonOrders>;
  readonly team: readonly Person[];
}

/** Visits are booked at most 60 days ahead; visits moved by hand may be later. */
const DAYS_AHEAD = 366;

/** The period and the specialist that the bookings are filtered by, stored in the address. */
export const BookingFields = ({ query, team }: Props) => {
  const address = useListAddress();
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
    <>
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
    </>
  );
};
