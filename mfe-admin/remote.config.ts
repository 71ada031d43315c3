import { adminSalons } from '@sundara/contracts/api';
import { defineDeclaration } from '@sundara/contracts/federation';

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
    },
  ],
  navigation: [
    { placement: 'profile-menu', label: 'Dashboard', to: '/admin/dashboard', roles: ['admin'], order: 1 },
    { placement: 'sidebar', label: 'Dashboard', to: '/admin/dashboard', roles: ['admin'], order: 1 },
  ],
  extensionPoints: { offers: [], fills: [] },
  operations: [adminSalons.name],
});
