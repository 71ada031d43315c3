import type { SalonBookingDetail } from '@sundara/contracts/api';
import { booking } from './booking.builder.ts';

/** The same visit with all details: paid, and the customer's first. */
export const bookingDetail = (
  no: number,
  customer: string,
  over: Partial<SalonBookingDetail> = {},
): SalonBookingDetail => ({
  ...booking(no, customer, { paymentStatus: 'paid' }),
  parts: [
    {
      serviceId: 'v1',
      name: 'Haircut',
      duration: 45,
      price: 400,
      specialistId: 's1',
      specialist: 'Asha Rao',
    },
    {
      serviceId: 'v2',
      name: 'Head massage',
      duration: 30,
      price: 100,
      specialistId: 's1',
      specialist: 'Asha Rao',
    },
  ],
  price: { base: 500, discount: 50, fee: 49, gst: 9, total: 508 },
  payment: { status: 'paid', method: 'upi', amount: 508, paidAt: '2026-11-20T10:00:00+05:30' },
  refunds: [],
  timeline: [{ kind: 'created', title: 'Booking created', text: '', at: '2026-11-20T10:00:00+05:30' }],
  dispute: null,
  history: {
    ...{ visits: 0, completed: 0, noShows: 0, cancelled: 0, spent: 0, firstVisit: null, recent: [] },
  },
  client: { id: 'c1', allergies: '' },
  can: { statuses: ['pending', 'completed', 'cancelled'], move: true, attendance: false, grantRefund: false },
  ...over,
});
