import { instantAt } from '@sundara/contracts';
import { bookingConfirmedMail } from '../booking-confirmed.mail.ts';

// Half past midnight at the salon, which is the day before in most of the world.
const { text, attachments } = bookingConfirmedMail(
  {
    bookingId: '0b0e7a52-0000-4000-8000-000000000001',
    customer: { name: 'Asha', email: 'asha@people.example' },
    salon: { name: 'Rose & Sons', address: '12 Inner Road', phone: '+91 40 5550 0101' },
    start: instantAt('2026-11-24', '00:30'),
    end: instantAt('2026-11-24', '01:30'),
    services: [{ name: 'Cut', durationMinutes: 60, pricePaise: 50_000 }],
    basePaise: 50_000,
    discountPaise: 5_000,
    feePaise: 4_900,
    gstPaise: 900,
    totalPaise: 50_800,
    specialRequests: '',
  },
  'http://localhost:3000',
  new Date('2026-11-20T00:00:00Z'),
);
console.log(text, attachments[0]?.content);
