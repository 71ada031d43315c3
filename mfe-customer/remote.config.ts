import { customerBookings, customerStats } from '@sundara/contracts/api';
import { defineDeclaration, firstData } from '@sundara/contracts/federation';

export default defineDeclaration({
  id: 'customer',
  title: 'Your bookings',
  contracts: { shellApi: '^1.0.0', providerApi: '^1.0.0' },
  routes: [
    {
      path: '/dashboard',
      expose: './routes/dashboard',
      access: ['customer'],
      title: 'Your dashboard',
      skeleton: 'table',
      firstData: [firstData(customerStats)],
    },
    {
      path: '/bookings',
      expose: './routes/bookings',
      access: ['customer'],
      title: 'My bookings',
      skeleton: 'table',
    },
  ],
  navigation: [
    {
      placement: 'profile-menu',
      label: 'Dashboard',
      to: '/dashboard?tab=overview',
      roles: ['customer'],
      order: 1,
    },
    {
      placement: 'profile-menu',
      label: 'My Bookings',
      to: '/dashboard?tab=bookings',
      roles: ['customer'],
      order: 2,
    },
  ],
  extensionPoints: { offers: [], fills: [] },
  operations: [customerStats.name, customerBookings.name],
});
