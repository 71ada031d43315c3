import { salonDashboard, salonOrders } from '@sundara/contracts/api';
import { defineDeclaration, firstData } from '@sundara/contracts/federation';

export default defineDeclaration({
  id: 'salon',
  title: 'Salon area',
  contracts: { shellApi: '^1.0.0', providerApi: '^1.0.0' },
  routes: [
    {
      path: '/salon/dashboard',
      expose: './routes/dashboard',
      access: ['salon'],
      title: 'Salon dashboard',
      skeleton: 'table',
      firstData: [
        firstData(salonDashboard, { query: { dateRange: '?dateRange' } }),
        firstData(salonOrders, { query: { page: '?page', limit: '10', q: '?q', dateRange: '?dateRange' } }),
      ],
    },
  ],
  navigation: [
    { placement: 'profile-menu', label: 'Dashboard', to: '/salon/dashboard', roles: ['salon'], order: 1 },
    { placement: 'sidebar', label: 'Dashboard', to: '/salon/dashboard', roles: ['salon'], order: 1 },
  ],
  extensionPoints: { offers: [], fills: [] },
  operations: [salonDashboard.name, salonOrders.name],
});
