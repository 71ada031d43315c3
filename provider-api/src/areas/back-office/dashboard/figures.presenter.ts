import { instantAt, type LocalDate, rupeesOf, toLocalIso } from '@sundara/contracts';
import type { MarketplaceFigures } from '@sundara/contracts/api';
import type { Figures } from './figures.repository.ts';
import { FIGURES } from './figures.tables.ts';

/** The sum of several periods for admins; money in rupees. */
export const presentFigures = (periods: readonly Figures[]): MarketplaceFigures => {
  const sum = Object.fromEntries(
    FIGURES.map((figure) => [figure, periods.reduce((total, period) => total + period[figure], 0)]),
  ) as Record<(typeof FIGURES)[number], number>;
  return {
    bookings: sum.bookings,
    captured: rupeesOf(sum.captured),
    fee: rupeesOf(sum.fee),
    refunded: rupeesOf(sum.refunded),
    refunds: sum.refunds,
    newSalons: sum.new_salons,
    newUsers: sum.new_users,
    visits: sum.visits,
    cancelled: sum.cancelled,
    completed: sum.completed,
    noShows: sum.no_shows,
    salonViews: sum.salon_views,
    calendarViews: sum.calendar_views,
    orders: sum.orders,
    paid: sum.paid,
  };
};

/** The steps of a chart. */
export const presentSteps = (days: readonly LocalDate[], periods: readonly Figures[]) =>
  periods.map((period, index) => {
    const { bookings, captured, fee, refunded, newSalons, newUsers } = presentFigures([period]);
    const start = toLocalIso(instantAt(days[index] ?? '', '00:00'));
    return { start, bookings, captured, fee, refunded, newSalons, newUsers };
  });
