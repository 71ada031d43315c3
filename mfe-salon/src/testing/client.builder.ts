import type { SalonClient, SalonClientDetail } from '@sundara/contracts/api';

/** Asha Rao, who came twice and comes again; nothing is noted. */
export const client = (over: Partial<SalonClient> = {}): SalonClient => ({
  id: 'c1',
  name: 'Asha Rao',
  phone: '+919848012345',
  visits: 2,
  lastVisit: '2026-11-20T16:00:00+05:30',
  nextVisit: '2099-11-24T16:00:00+05:30',
  spent: 1016,
  allergies: '',
  tags: [],
  ...over,
});

/** The same with one visit. */
export const clientDetail = (over: Partial<SalonClientDetail> = {}): SalonClientDetail => ({
  ...client(),
  bookings: [
    {
      ...{ id: 'b7', no: 7, dateTime: '2026-11-20T16:00:00+05:30', serviceName: 'Haircut', amount: 508 },
      ...{ status: 'completed', attendance: 'attended' },
    },
  ],
  notes: [],
  suggestedTags: [],
  ...over,
});
