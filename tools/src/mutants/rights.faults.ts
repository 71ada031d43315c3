import type { Subject } from './fault.ts';

const API = 'provider-api/src';
const OWNERS_TEST = `${API}/app/owners-apart.itest.ts`;

/** Who may read and do what. */
export const RIGHTS: Subject = {
  name: 'rights',
  faults: [
    {
      name: 'role-not-asked',
      breaks: 'An operation is open to the roles that its contract names, and to no other.',
      file: `${API}/platform/http/access.ts`,
      before: "if (access === 'signed-in' || access.includes(account.role)) return;",
      after: 'if (account.role) return;',
      tests: [`${API}/app/access-matrix.itest.ts`],
    },
    {
      name: 'disabled-account-goes-on',
      breaks: 'A disabled account is told so on its next call.',
      file: `${API}/areas/identity/sessions/authenticate.ts`,
      before: "if (found && !found.isActive) throw new ApiError('ACCOUNT_DISABLED');",
      after: 'if (found && !found.isActive) return found.account;',
      tests: [`${API}/app/access-matrix.itest.ts`],
    },
    {
      name: 'another-customers-booking',
      breaks: 'A booking opens to its own customer alone.',
      file: `${API}/areas/customer/bookings/booking-detail.repository.ts`,
      before: 'and(eq(bookings.id, bookingId), eq(bookings.customerId, customerId), isVisible)',
      after: 'and(eq(bookings.id, bookingId), isVisible)',
      tests: [`${API}/areas/customer/bookings/booking-detail.itest.ts`],
    },
    {
      name: 'another-salons-booking',
      breaks: 'An owner reads the bookings of their own salon alone.',
      file: `${API}/areas/salon-operations/bookings/salon-booking.repository.ts`,
      before: 'and(eq(bookings.id, bookingId), eq(bookings.salonId, salonId), isVisible)',
      after: 'and(eq(bookings.id, bookingId), isVisible)',
      tests: [OWNERS_TEST],
    },
    {
      name: 'another-salons-team',
      breaks: 'An owner reads and changes the team of their own salon alone.',
      file: `${API}/areas/salon-operations/team/team.repository.ts`,
      before: 'and(eq(specialists.salonId, salonId), id === undefined ? undefined : eq(specialists.id, id))',
      after: 'id === undefined ? eq(specialists.salonId, salonId) : eq(specialists.id, id)',
      tests: [OWNERS_TEST],
    },
    {
      name: 'another-customers-order',
      breaks: 'Where the money of an order is, only its own customer is told.',
      file: `${API}/areas/money/checkout/order-state.repository.ts`,
      before: 'and(eq(payments.gatewayOrderId, orderId), eq(bookings.customerId, customerId))',
      after: 'eq(payments.gatewayOrderId, orderId)',
      tests: [`${API}/areas/money/checkout/order-state.itest.ts`],
    },
    {
      name: 'another-customers-payment',
      breaks: 'Nobody makes a booking of somebody else’s order.',
      file: `${API}/areas/money/settlement/verify-payment.command.ts`,
      before: 'if (record.customerId !== customer.id) throw refusedAsMissing(noSuchOrder());',
      after: '',
      tests: [`${API}/areas/money/settlement/settlement.itest.ts`],
    },
    {
      name: 'another-customers-cancellation',
      breaks: 'A customer cancels their own bookings alone.',
      file: `${API}/areas/money/cancellations/cancel-booking.command.ts`,
      before: "const owner = by === 'customer' ? { customerId: accountId } : {};",
      after: 'const owner = {};',
      tests: [`${API}/areas/money/cancellations/cancel.itest.ts`],
    },
    {
      name: 'another-customers-move',
      breaks: 'A customer moves their own bookings alone.',
      file: `${API}/areas/booking/bookings/movable-booking.repository.ts`,
      before: 'and(eq(bookings.id, bookingId), eq(bookings.customerId, customerId))',
      after: 'eq(bookings.id, bookingId)',
      tests: [`${API}/areas/customer/reschedule/reschedule.itest.ts`],
    },
    {
      name: 'another-accounts-session',
      breaks: 'Nobody signs somebody else out.',
      file: `${API}/areas/identity/sessions/sessions.repository.ts`,
      before: 'and(eq(sessions.id, sessionId), eq(sessions.userId, userId), standing(now))',
      after: 'and(eq(sessions.id, sessionId), standing(now))',
      tests: [`${API}/areas/identity/sessions/devices.itest.ts`],
    },
  ],
};
