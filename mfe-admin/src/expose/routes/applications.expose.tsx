import { adminApplications } from '@sundara/contracts/api';
import { listLoader } from '@sundara/web/list';

export { ApplicationsPage as Component } from '../../pages/applications/applications.page.tsx';
export const loader = listLoader(adminApplications);
