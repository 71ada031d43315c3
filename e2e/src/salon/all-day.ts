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
