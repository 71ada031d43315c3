import { instantAt } from '@sundara/contracts';
import type { BookingMail } from '../booking-mail.ts';

/** A booked and paid visit on Tuesday at 4 pm, with two specialists. */
export const aBookingMail = (change: Partial<BookingMail> = {}): BookingMail => ({
  bookingId: '0b0e7a52-0000-4000-8000-000000000001',
  status: 'confirmed',
  sequence: 0,
  changedAt: instantAt('2026-11-20', '12:00'),
  completedAt: null,
  cancelledBy: null,
  cancelReason: '',
  customer: { name: 'Asha Rao', email: 'asha@people.example', phone: '+91 90000 00001' },
  salon: {
    name: 'Rose & Sons',
    address: '12 Inner Road, Madhapur, Hyderabad 500081',
    phone: '+91 40 5550 0101',
    email: 'rose@salons.example',
    latitude: 17.45,
    longitude: 78.39,
  },
  start: instantAt('2026-11-24', '16:00'),
  end: instantAt('2026-11-24', '17:30'),
  movedBySalonFrom: null,
  services: [
    { name: 'Cut', durationMinutes: 30, pricePaise: 50_000, specialist: 'Meera' },
    { name: 'Colour; long, "bold"', durationMinutes: 60, pricePaise: 73_450, specialist: 'Farah' },
  ],
  basePaise: 123_450,
  discountPaise: 12_300,
  feePaise: 4_900,
  gstPaise: 900,
  totalPaise: 116_950,
  specialRequests: '',
  ...change,
});

export const MAIL_SETTINGS = {
  siteUrl: 'http://localhost:3000',
  from: 'Sundara <hello@sundara.example>',
} as const;
