import {
  adminSalons,
  endCanary,
  releaseConsole,
  releaseHistory,
  rollbackEnvironment,
} from '@sundara/contracts/api';
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
    {
      path: '/admin/releases',
      expose: './routes/releases',
      access: ['admin'],
      title: 'Releases',
      skeleton: 'table',
      firstData: [firstData(releaseConsole)],
    },
  ],
  navigation: [
    { placement: 'profile-menu', label: 'Dashboard', to: '/admin/dashboard', roles: ['admin'], order: 1 },
    { placement: 'sidebar', label: 'Dashboard', to: '/admin/dashboard', roles: ['admin'], order: 1 },
    { placement: 'sidebar', label: 'Releases', to: '/admin/releases', roles: ['admin'], order: 6 },
  ],
  extensionPoints: { offers: [], fills: [] },
  operations: [
    adminSalons.name,
    releaseConsole.name,
    releaseHistory.name,
    rollbackEnvironment.name,
    endCanary.name,
  ],
});
