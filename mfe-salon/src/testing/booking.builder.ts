import { NO_WISHES } from '@sundara/contracts';
import type { SalonBooking } from '@sundara/contracts/api';

/** A confirmed visit of 75 minutes in two parts, on 24 November 2099 at 4 pm. */
export const booking = (no: number, customer: string, over: Partial<SalonBooking> = {}): SalonBooking => ({
  _id: `b${no}`,
  id: `b${no}`,
  no,
  customer: { name: customer, email: 'c@customer.test', phone: '+91 90000 00000' },
  status: 'confirmed',
  statusLabel: 'Confirmed',
  date: '2099-11-24T16:00:00+05:30',
  dateTime: '2099-11-24T16:00:00+05:30',
  time: '4:00 PM',
  formattedDate: 'Tue, 24 Nov',
  formattedTime: '4:00 pm',
  duration: 75,
  services: [
    { serviceId: 'v1', name: 'Haircut', description: '', duration: 45, price: 400 },
    { serviceId: 'v2', name: 'Head massage', description: '', duration: 30, price: 100 },
  ],
  serviceName: 'Haircut',
  totalAmount: 508,
  totalPrice: 508,
  amount: 508,
  share: 450,
  paymentStatus: 'captured',
  ...NO_WISHES,
  specialists: ['Asha Rao'],
  source: 'online',
  specialist: { id: 's1', name: 'Asha Rao', specialization: 'Hair stylist' },
  attendance: null,
  createdAt: '2026-11-20T10:00:00+05:30',
  updatedAt: '2026-11-20T10:00:00+05:30',
  ...over,
});
