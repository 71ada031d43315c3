import { answered } from '@sundara/web/testing';

const NOTHING = {
  ...{ bookings: 0, captured: 0, fee: 0, refunded: 0, refunds: 0, newSalons: 0, newUsers: 0 },
  ...{ visits: 0, cancelled: 0, completed: 0, noShows: 0 },
  ...{ salonViews: 0, calendarViews: 0, orders: 0, paid: 0 },
};
const step = (start: string, bookings: number) => ({
  start: `${start}T00:00:00+05:30`,
  ...{ bookings, captured: 508 * bookings, fee: 49 * bookings, refunded: 0, newSalons: 0, newUsers: 1 },
});

/** The figures of a week that is over, and of the one before. */
export const figures = (change: Partial<typeof NOTHING> = {}) =>
  answered({
    data: {
      now: {
        ...NOTHING,
        ...{
          bookings: 12,
          captured: 123456.5,
          fee: 588,
          refunded: 254,
          refunds: 1,
          newSalons: 1,
          newUsers: 3,
        },
        ...{ visits: 40, cancelled: 5, completed: 20, noShows: 1 },
        ...{ salonViews: 1000, calendarViews: 200, orders: 50, paid: 12 },
        ...change,
      },
      before: { ...NOTHING, bookings: 10, captured: 100000, salonViews: 500, orders: 40, paid: 20 },
      series: [step('2026-11-16', 2), step('2026-11-17', 10)],
      seriesBefore: [step('2026-11-09', 4), step('2026-11-10', 6)],
    },
  });

/** What waits for an admin. */
export const attention = (more: object = {}) =>
  answered({
    data: {
      salons: { total: 1280, active: 1278, pending: 2 },
      payments: { toLookAt: 4, lateRefunds: 3 },
      jobs: { givenUp: 7, retrying: 2 },
      disputes: { fresh: 3, overdue: 2, old: 1, nextDue: '2099-11-24T16:00:00+05:30' },
      ...{ applications: 3, proposals: 5, messages: 8 },
      ...more,
    },
  });

/** Nothing waits for an admin. */
export const nothingWaits = () =>
  answered({
    data: {
      salons: { total: 1280, active: 1280, pending: 0 },
      payments: { toLookAt: 0, lateRefunds: 0 },
      jobs: { givenUp: 0, retrying: 0 },
      disputes: { fresh: 0, overdue: 0, old: 0, nextDue: null },
      ...{ applications: 0, proposals: 0, messages: 0 },
    },
  });
