import type { KeptVisit } from '../offline/kept-visits.ts';

/** When the tests of kept visits take place: Friday noon in Hyderabad. */
export const NOW = new Date('2026-11-27T12:00:00+05:30');

/** A visit of the next day as it is kept. */
export const aKeptVisit = (visit: Partial<KeptVisit> = {}): KeptVisit => ({
  id: 'b1',
  changedAt: '2026-11-20T10:00:00+05:30',
  salonName: 'Lotus',
  address: 'Road 36, Jubilee Hills',
  phone: '+91 98480 00000',
  services: ['Haircut'],
  dateTime: '2026-11-28T16:00:00+05:30',
  minutes: 45,
  total: 500,
  status: 'confirmed',
  calendar: 'BEGIN:VCALENDAR',
  ...visit,
});
