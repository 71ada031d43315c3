import { asOwner } from './owner.ts';

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const ALL_DAY = { open: '00:00', close: '23:59', closed: false, breaks: [] };

/** Opens the demo salon around the clock, so that a journey can book at whatever time it runs. */
export const openAllDay = (url: string): Promise<unknown> =>
  asOwner(url, 'PATCH', '/api/salon/profile', {
    workingHours: Object.fromEntries(WEEK.map((day) => [day, ALL_DAY])),
  });

/** A new specialist of the demo salon, who has nothing to do. */
export const addSpecialist = async (url: string, name: string): Promise<string> => {
  const { specialist } = await asOwner(url, 'POST', '/api/salon/specialists', {
    name,
    specialization: 'Hair',
  });
  return specialist.id;
};

interface TodaysVisit {
  readonly bookingId: string;
  readonly part: number;
  readonly start: string;
}

/** Cancels what is booked at the demo salon from now until then, an instant as ISO: nobody else comes before. */
export const cancelUntil = async (url: string, end: string): Promise<void> => {
  const { blocks }: { blocks: readonly TodaysVisit[] } = await asOwner(url, 'GET', '/api/salon/today');
  for (const { bookingId, part, start } of blocks)
    if (part === 0 && Date.parse(start) > Date.now() && Date.parse(start) <= Date.parse(end))
      await asOwner(url, 'PATCH', `/api/salon/bookings/${bookingId}/status`, { status: 'cancelled' });
};
