import {
  adminJobs,
  adminSalons,
  endCanary,
  releaseConsole,
  releaseHistory,
  retryJob,
  rollbackEnvironment,
} from '@sundara/contracts/api';
import { defineDeclaration, firstData } from '@sundara/contracts/federation';

export default defineDeclaration({
  id: 'admin',
  title: 'Administration',
  contracts: { shellApi: '^1.0.0', providerApi: '^1.2.0' },
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
    {
      path: '/admin/jobs',
      expose: './routes/jobs',
      access: ['admin'],
      title: 'Jobs',
      skeleton: 'table',
      firstData: [firstData(adminJobs, { query: { page: '?page', limit: '20', state: '?state' } })],
    },
  ],
  navigation: [
    { placement: 'profile-menu', label: 'Dashboard', to: '/admin/dashboard', roles: ['admin'], order: 1 },
    { placement: 'sidebar', label: 'Dashboard', to: '/admin/dashboard', roles: ['admin'], order: 1 },
    { placement: 'sidebar', label: 'Releases', to: '/admin/releases', roles: ['admin'], order: 6 },
    { placement: 'sidebar', label: 'Jobs', to: '/admin/jobs', roles: ['admin'], order: 7 },
  ],
  extensionPoints: { offers: [], fills: [] },
  operations: [
    adminSalons.name,
    adminJobs.name,
    retryJob.name,
    releaseConsole.name,
    releaseHistory.name,
    rollbackEnvironment.name,
    endCanary.name,
  ],
});
