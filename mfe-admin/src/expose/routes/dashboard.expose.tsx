export { loadDashboard as loader } from '../../pages/dashboard/dashboard.loader.ts';
export { DashboardPage as Component } from '../../pages/dashboard/dashboard.page.tsx';
