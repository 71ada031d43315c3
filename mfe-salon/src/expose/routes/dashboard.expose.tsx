import { ownersPage } from '../../features/frame/owners-page.tsx';
import { DashboardPage } from '../../pages/dashboard/dashboard.page.tsx';

export { loadDashboard as loader } from '../../pages/dashboard/dashboard.loader.ts';

export const Component = ownersPage(DashboardPage);
