import type { TeamMember, TimeOffEntry } from '@sundara/contracts/api';

/** A hair stylist on the roster who does everything whenever the salon is open, with an illustration for a photo. */
export const member = (over: Partial<TeamMember> = {}): TeamMember => ({
  ...{ id: 's1', name: 'Asha Rao', specialization: 'Hair stylist', gender: null, photoId: null },
  photo: { url: '/api/pictures/v2/woman-teal.jpg', alt: '', placeholder: 'data:,' },
  ...{ hours: null, services: [], isActive: true, visitsAhead: 0 },
  ...over,
});

/** A whole day of leave, on a date like '2099-11-24'. */
export const leave = (id: string, date: string, over: Partial<TimeOffEntry> = {}): TimeOffEntry => ({
  ...{ id, kind: 'leave', resourceId: 's1', reason: '' },
  start: `${date}T00:00:00+05:30`,
  end: new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().replace('.000Z', '+05:30'),
  ...over,
});
