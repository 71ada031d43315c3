import { formatDay, instantAt, type LocalDate } from '@sundara/contracts';
import type { ListQuery, salonOrders } from '@sundara/contracts/api';
import type { FilterChip } from '@sundara/web/list';
import { PERIODS } from './booking-periods.ts';
import type { Person } from './bookings.loader.ts';

const dayText = (date: LocalDate): string => formatDay(instantAt(date, '12:00'));

/** 'Tue, 24 Nov to Thu, 26 Nov', 'From Tue, 24 Nov'. */
const daysText = (from: LocalDate | undefined, to: LocalDate | undefined): string => {
  if (from && to) return from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`;
  return from ? `From ${dayText(from)}` : `Until ${dayText(to ?? '')}`;
};

/** The period and the specialist that are set, beside the filters of the look. */
export const bookingChips = (
  { dateRange, from, to, specialist }: ListQuery<typeof salonOrders>,
  team: readonly Person[],
): readonly FilterChip[] => {
  const period = PERIODS.find(([value]) => value === dateRange)?.[1];
  const person = team.find(({ id }) => id === specialist)?.name ?? 'One specialist';
  return [
    ...(from || to ? [{ label: daysText(from, to), names: ['from', 'to'] }] : []),
    ...(dateRange && period ? [{ label: period, names: ['dateRange'] }] : []),
    ...(specialist ? [{ label: person, names: ['specialist'] }] : []),
  ];
};
