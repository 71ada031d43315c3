import {
  adminAudit,
  adminAuditFile,
  adminJobs,
  adminSalons,
  endCanary,
  releaseConsole,
  releaseHistory,
  retryJob,
  rollbackEnvironment,
  verifyAudit,
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
      path: '/admin/audit',
      expose: './routes/audit',
      access: ['admin'],
      title: 'Audit',
      skeleton: 'table',
      firstData: [
        firstData(adminAudit, {
          query: {
            ...{ page: '?page', limit: '20', q: '?q', actor: '?actor', action: '?action' },
            ...{ salon: '?salon', subject: '?subject', from: '?from', to: '?to' },
          },
        }),
      ],
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
    { placement: 'sidebar', label: 'Audit', to: '/admin/audit', roles: ['admin'], order: 9 },
    { placement: 'sidebar', label: 'Releases', to: '/admin/releases', roles: ['admin'], order: 10 },
    { placement: 'sidebar', label: 'Jobs', to: '/admin/jobs', roles: ['admin'], order: 11 },
  ],
  extensionPoints: { offers: [], fills: [] },
  operations: [
    adminSalons.name,
    adminAudit.name,
    adminAuditFile.name,
    verifyAudit.name,
    adminJobs.name,
    retryJob.name,
    releaseConsole.name,
    releaseHistory.name,
    rollbackEnvironment.name,
    endCanary.name,
  ],
});
