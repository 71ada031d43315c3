import type { Assignment } from '@sundara/contracts';
import { findVisitOfBooking } from '../areas/booking/bookings/booked-visit.repository.ts';
import { chairId, occupy, writeWhoDoes } from '../areas/booking/bookings/occupations.repository.ts';
import { assignVisit } from '../areas/money/settlement/assign-visit.ts';
import type { TransactionHandle } from '../platform/database/database-handle.ts';
import type { demoBookings } from './bookings.ts';
import type { DemoSalon } from './salons.ts';

/**
 * Assigns specialists to the demo visits with the same engine as for real ones; confirmed visits occupy them.
 * @returns the assignments of all visits
 */
export const assignDemoVisits = async (
  tx: TransactionHandle,
  { specialists }: DemoSalon,
  visits: ReturnType<typeof demoBookings>,
  now: Date,
): Promise<readonly Assignment[]> => {
  const all: Assignment[] = [];
  for (const { booking, start, end } of visits) {
    const visit = await findVisitOfBooking(tx, booking.id);
    const assignments = (await assignVisit(tx, visit, start, { now })) ?? [
      // Nobody who does it works on that weekday: the salon's first specialist takes it.
      {
        resourceId: specialists[0]?.id ?? chairId(1),
        serviceIds: visit.services.map(({ id }) => id),
        ...{ start, end, busyUntil: end },
      },
    ];
    if (booking.status === 'confirmed') await occupy(tx, booking, assignments);
    else await writeWhoDoes(tx, booking, assignments);
    all.push(...assignments);
  }
  return all;
};
