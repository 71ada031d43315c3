import { adminSalons } from '@sundara/contracts/api';
import { defineDeclaration, firstData } from '@sundara/contracts/federation';

export default defineDeclaration({
  id: 'admin',
  title: 'Administration',
  contracts: { shellApi: '^1.0.0', providerApi: '^1.0.0' },
  routes: [
    {
      path: '/admin/dashboard',
      expose: './routes/dashboard',
      access: ['admin'],
      title: 'Administration',
      skeleton: 'table',
      firstData: [firstData(adminSalons, { query: { page: '?page', limit: '10', q: '?q' } })],
    },
  ],
  navigation: [
    { placement: 'profile-menu', label: 'Dashboard', to: '/admin/dashboard', roles: ['admin'], order: 1 },
    { placement: 'sidebar', label: 'Dashboard', to: '/admin/dashboard', roles: ['admin'], order: 1 },
  ],
  extensionPoints: { offers: [], fills: [] },
  operations: [adminSalons.name],
});
