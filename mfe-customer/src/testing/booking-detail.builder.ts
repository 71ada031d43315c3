import { addMinutes, NO_WISHES, toLocalIso } from '@sundara/contracts';
import type { CustomerBookingDetail } from '@sundara/contracts/api';

/** An instant `minutes` from now, as the API writes it. */
export const inMinutes = (minutes: number): string => toLocalIso(addMinutes(new Date(), minutes));

const DAY = 24 * 60;

/** A confirmed visit in three days, paid by UPI; override what the test is about. */
export const aBookingDetail = (change: Partial<CustomerBookingDetail> = {}): CustomerBookingDetail => {
  const dateTime = change.dateTime ?? inMinutes(3 * DAY);
  return {
    _id: 'b1',
    id: 'b1',
    status: 'confirmed',
    statusLabel: 'Confirmed',
    date: dateTime,
    dateTime,
    formattedDate: '',
    formattedTime: '',
    duration: 75,
    services: [
      { serviceId: 'v1', name: 'Haircut', description: 'Wash, cut and blow-dry', duration: 45, price: 500 },
      { serviceId: 'v2', name: 'Head massage', description: '', duration: 30, price: 400 },
    ],
    serviceName: 'Haircut, Head massage',
    totalAmount: 868,
    totalPrice: 868,
    amount: 868,
    paymentStatus: 'paid',
    ...NO_WISHES,
    specialists: ['Meera'],
    createdAt: inMinutes(-2 * DAY),
    updatedAt: inMinutes(-2 * DAY),
    salonName: 'Marigold Room',
    salonAddress: {
      street: 'Road No. 36',
      area: '',
      sublocality: 'Jubilee Hills',
      city: 'Hyderabad',
      state: 'Telangana',
      postalCode: '500033',
      country: 'India',
    },
    salon: {
      id: 's1',
      name: 'Marigold Room',
      address: 'Road No. 36, Jubilee Hills, Hyderabad 500033',
      contact: '+914023550001',
      email: 'hello@marigold.test',
    },
    orderId: 'order_1',
    can: { cancel: true, reschedule: true, rebook: false, review: false, dispute: false },
    price: { base: 900, discount: 90, fee: 49, gst: 9, total: 868 },
    payment: {
      paymentId: 'pay_1',
      status: 'paid',
      method: 'upi',
      amount: 868,
      createdAt: '2026-11-21T16:00:00+05:30',
    },
    refunds: [],
    creditNotes: [],
    hasReceipt: true,
    timeline: [{ kind: 'created', title: 'Booking created', text: '', at: inMinutes(-2 * DAY) }],
    review: null,
    dispute: null,
    disputeUntil: null,
    ...change,
  };
};
