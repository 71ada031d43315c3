export { loadJobs as loader } from '../../pages/jobs/jobs.loader.ts';
export { JobsPage as Component } from '../../pages/jobs/jobs.page.tsx';
