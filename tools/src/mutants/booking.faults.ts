import type { Subject } from './fault.ts';

const API = 'provider-api/src';
const BOOKINGS = 'provider-api/src/areas/booking/bookings';
const OCCUPIED = 'provider-api/drizzle/0000_baseline.sql';
const HOLDS_TEST = `${API}/areas/money/checkout/holds.itest.ts`;
const CANCEL_TEST = `${API}/areas/money/cancellations/cancel.itest.ts`;
const CREATE_ORDER_TEST = 'provider-api/src/areas/money/checkout/create-order.itest.ts';

/** Which visits occupy which times, and how that changes. */
export const BOOKING: Subject = {
  name: 'booking',
  faults: [
    {
      name: 'no-constraint-on-people',
      breaks: 'The database lets no two visits occupy one specialist at a time.',
      file: OCCUPIED,
      before:
        'EXCLUDE USING gist ("specialist_id" WITH =, "during" WITH &&) WHERE ("specialist_id" IS NOT NULL)',
      after: 'CHECK ("during" IS NOT NULL)',
      tests: [HOLDS_TEST],
    },
    {
      name: 'no-constraint-on-chairs',
      breaks: 'The database lets no two visits occupy one chair at a time.',
      file: OCCUPIED,
      before:
        'EXCLUDE USING gist ("salon_id" WITH =, "chair" WITH =, "during" WITH &&) WHERE ("chair" IS NOT NULL)',
      after: 'CHECK ("during" IS NOT NULL)',
      tests: [HOLDS_TEST],
    },
    {
      name: 'salon-not-locked',
      breaks: 'What is decided about a salon’s bookings and money is decided one after the other.',
      file: `${API}/areas/marketplace/salons/salon-lock.ts`,
      before: ".for('no key update');",
      after: ".for('key share');",
      tests: ['provider-api/src/areas/money/refunds/refunds.itest.ts'],
    },
    {
      name: 'hold-never-expires',
      breaks: 'The time of a passed hold is the next customer’s.',
      file: `${BOOKINGS}/hold.repository.ts`,
      before:
        "where(and(eq(bookings.salonId, salonId), eq(bookings.status, 'held'), lte(bookings.holdExpiresAt, now)))",
      after:
        "where(and(eq(bookings.salonId, salonId), eq(bookings.status, 'held'), isNull(bookings.holdExpiresAt)))",
      tests: [CREATE_ORDER_TEST],
    },
    {
      name: 'hold-prolonged-again',
      breaks: 'A hold is prolonged once, however often a payment is under way.',
      file: `${BOOKINGS}/hold.repository.ts`,
      before: "eq(bookings.status, 'held'), isNull(bookings.holdExtendedAt)))",
      after: "eq(bookings.status, 'held')))",
      tests: [HOLDS_TEST],
    },
    {
      name: 'one-hold-too-many',
      breaks: 'Nobody has more than three standing holds.',
      file: `${API}/areas/money/checkout/hold-limits.ts`,
      before: 'own.standing >= MOST_HOLDS',
      after: 'own.standing > MOST_HOLDS',
      tests: [HOLDS_TEST],
    },
    {
      name: 'tidying-up-not-occupied',
      breaks: 'Whoever did a visit is occupied until they have tidied up.',
      file: `${BOOKINGS}/occupations.repository.ts`,
      before: 'assignments.map(({ resourceId, start, busyUntil }) => ({',
      after: 'assignments.map(({ resourceId, start, end: busyUntil }) => ({',
      tests: [HOLDS_TEST],
    },
    {
      name: 'seats-ignored',
      breaks: 'A salon takes no more visits at a time than it has seats.',
      file: 'provider-api/src/areas/booking/availability/salon-resources.ts',
      before: 'Array.from({ length: seats }',
      after: 'Array.from({ length: seats + 1 }',
      tests: ['provider-api/src/areas/booking/availability/availability.itest.ts'],
    },
    {
      name: 'asked-specialist-ignored',
      breaks: 'A visit is done by whom its customer asked for.',
      file: 'provider-api/src/areas/booking/availability/visit-request.ts',
      before: 'return specialistId ? onlyWith(request, specialistId) : request;',
      after: 'return request;',
      tests: [HOLDS_TEST],
    },
    {
      name: 'begun-visit-cancelled',
      breaks: 'A customer cancels no visit that has begun.',
      file: `${API}/areas/money/cancellations/require-cancellable.ts`,
      before: "by === 'customer' && now >= start",
      after: "by === 'customer' && status === 'disputed'",
      tests: [CANCEL_TEST],
    },
    {
      name: 'salon-cancels-at-half',
      breaks: 'Whom the salon cancels gets everything back.',
      file: `${API}/areas/money/cancellations/cancel-booking.command.ts`,
      before: "const payer = by === 'customer' && !isGone ? 'customer' : 'salon';",
      after: "const payer = isGone ? 'salon' : 'customer';",
      tests: [CANCEL_TEST],
    },
    {
      name: 'cancelled-visit-still-occupies',
      breaks: 'A cancelled visit frees its time at once.',
      file: OCCUPIED,
      before: `NEW."status" NOT IN ('held', 'pending', 'confirmed'))`,
      after: `NEW."status" NOT IN ('held', 'pending', 'confirmed', 'cancelled'))`,
      tests: [CANCEL_TEST],
    },
    {
      name: 'held-time-looks-free',
      breaks: 'A time that somebody holds is offered to nobody else.',
      file: `${BOOKINGS}/occupations.repository.ts`,
      before: 'lte(bookings.holdExpiresAt, now),',
      after: 'sql`true`,',
      tests: [`${API}/areas/money/checkout/slot-race.itest.ts`],
    },
    {
      name: 'moved-visit-keeps-its-old-time',
      breaks: 'A visit that was moved occupies its new time, and no longer the old one.',
      file: `${API}/areas/customer/reschedule/reschedule-booking.command.ts`,
      before: '  await occupy(tx, { id: bookingId, salonId }, assignments);\n',
      after: '',
      tests: [
        `${API}/areas/customer/reschedule/reschedule-race.itest.ts`,
        `${BOOKINGS}/diary-model.itest.ts`,
      ],
    },
  ],
};
