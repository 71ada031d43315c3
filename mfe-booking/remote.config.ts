import {
  availability,
  availableDays,
  bookingCalendar,
  bookingReceipt,
  checkPayment,
  createOrder,
  customerProfile,
  paymentStatus,
  requestEmailConfirmation,
  updateCustomerProfile,
  verifyPayment,
} from '@sundara/contracts/api';
import { defineDeclaration, firstData } from '@sundara/contracts/federation';

export default defineDeclaration({
  id: 'booking',
  title: 'Booking',
  contracts: { shellApi: '^1.0.0', providerApi: '^2.0.0' },
  routes: [
    {
      path: '/payment/:orderId',
      expose: './routes/payment',
      access: ['customer'],
      title: 'Your payment',
      skeleton: 'detail',
      firstData: [firstData(paymentStatus, { params: { orderId: ':orderId' } })],
    },
  ],
  navigation: [],
  extensionPoints: {
    offers: [],
    fills: [{ point: 'discovery.booking-dialog', range: '^1.0.0', expose: './extensions/booking-dialog' }],
  },
  operations: [
    availability.name,
    availableDays.name,
    bookingCalendar.name,
    bookingReceipt.name,
    checkPayment.name,
    createOrder.name,
    customerProfile.name,
    paymentStatus.name,
    requestEmailConfirmation.name,
    updateCustomerProfile.name,
    verifyPayment.name,
  ],
});
