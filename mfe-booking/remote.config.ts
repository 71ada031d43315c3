import { availability, createOrder, verifyPayment } from '@sundara/contracts/api';
import { defineDeclaration } from '@sundara/contracts/federation';

export default defineDeclaration({
  id: 'booking',
  title: 'Booking',
  contracts: { shellApi: '^1.0.0', providerApi: '^1.0.0' },
  routes: [],
  navigation: [],
  extensionPoints: {
    offers: [],
    fills: [{ point: 'discovery.booking-dialog', range: '^1.0.0', expose: './extensions/booking-dialog' }],
  },
  operations: [availability.name, createOrder.name, verifyPayment.name],
});
