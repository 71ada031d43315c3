import { adminJobs } from '@sundara/contracts/api';
import { listLoader } from '@sundara/web/list';

export { JobsPage as Component } from '../../pages/jobs/jobs.page.tsx';
export const loader = listLoader(adminJobs);
